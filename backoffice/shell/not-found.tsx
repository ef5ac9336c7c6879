import { Link } from 'react-router'
import { Heading } from './heading.tsx'
import { words } from '../messages.ts'

const { title, text, home } = words.shell.notFound

export const NotFound = () => (
  <section>
    <Heading title={title} />
    <p>{text}</p>
    <Link to="/backoffice">{home}</Link>
  </section>
)
