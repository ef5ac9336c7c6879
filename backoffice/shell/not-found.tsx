import { Link } from 'react-router'
import { Heading } from './heading.tsx'
import { messages } from '../messages.ts'

const { title, text, home } = messages.shell.notFound

export const NotFound = () => (
  <section>
    <Heading title={title} />
    <p>{text}</p>
    <Link to="/backoffice">{home}</Link>
  </section>
)
