import { Link } from 'react-router'
import { Heading } from './heading.tsx'
import { messages } from '../messages.ts'

const { home, ...screen } = messages.shell.notFound

/** In place of what does not exist. */
export const Missing = ({ title, text }: { title: string; text: string }) => (
  <section>
    <Heading title={title} />
    <p>{text}</p>
    <Link to="/backoffice">{home}</Link>
  </section>
)

export const NotFound = () => <Missing {...screen} />
