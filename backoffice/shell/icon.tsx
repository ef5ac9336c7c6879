type Props = {
  /** an icon of lucide-static, imported as `…svg?raw` */
  svg: string
}

/** A drawn sign beside words; said by nobody. */
export const Icon = ({ svg }: Props) => (
  <span
    aria-hidden="true"
    style={{ display: 'inline-flex', width: '1.15em', height: '1.15em' }}
    // oxlint-disable-next-line react/no-danger -- a file of the icons' package, put in by the build
    dangerouslySetInnerHTML={{
      __html: svg.replace(/width="24"|height="24"/g, '').replace('<svg', '<svg width="100%"'),
    }}
  />
)
