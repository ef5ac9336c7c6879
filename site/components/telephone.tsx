import { Fragment, type ComponentProps, type ReactNode } from 'react'
import {
  readTelephoneNumbers,
  telephoneHref,
  type TelephoneNumber,
} from '#contract/rules/telephone-numbers.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'>

/** A link that calls a number; plain text where the number cannot be read. Safe in islands. */
export const CallLink = ({
  number: { text, call },
  children = text,
  ...link
}: LinkProps & { number: TelephoneNumber }) =>
  call === null ? (
    <span>{children}</span>
  ) : (
    <a {...link} href={telephoneHref(call)}>
      {children}
    </a>
  )

/** Links to all numbers of a telephone field, within a line of text. */
export const CallLinks = ({
  phone,
  label,
  ...link
}: Omit<LinkProps, 'children'> & {
  phone: string
  /** before each number */
  label?: ReactNode
}) => (
  <span>
    {readTelephoneNumbers(phone).map((number, at) => (
      <Fragment key={number.text}>
        {at > 0 && <span> / </span>}
        <CallLink {...link} number={number}>
          {label ? (
            <>
              <span>{label}</span>
              <span>{number.text}</span>
            </>
          ) : (
            number.text
          )}
        </CallLink>
      </Fragment>
    ))}
  </span>
)
