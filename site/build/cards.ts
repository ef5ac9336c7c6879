import sharp from 'sharp'
import { brandIds, type BrandId } from '#contract/brands/names.ts'
import { cards } from '../icon-names.ts'

// Pictures for shared links, 1200×630 (Open Graph's usual size): each company's weave in its own colours, no
// lettering, since a machine that builds need not have fonts.

type Weave = { deep: string; main: string; spark: string; size: [number, number]; motif: string }

const weaves: Record<BrandId, Weave> = {
  holdings: {
    deep: '#231847',
    main: '#3A2A6B',
    spark: '#E9B44C',
    size: [60, 60],
    motif:
      '<path d="M30 3 57 30 30 57 3 30Z" fill="none" stroke="C" stroke-width="6"/><path d="M30 19 41 30 30 41 19 30Z" fill="C"/>',
  },
  bank: {
    deep: '#033A3E',
    main: '#06595E',
    spark: '#FFB21A',
    size: [60, 30],
    motif:
      '<path d="M-30 22Q-15 38 0 22T30 22T60 22T90 22M-30 7Q-15 23 0 7T30 7T60 7T90 7M-30 37Q-15 53 0 37T30 37T60 37T90 37M-30-8Q-15 8 0-8T30-8T60-8T90-8" fill="none" stroke="C" stroke-width="6"/>',
  },
  bureau: {
    deep: '#5F0D36',
    main: '#9B1B5A',
    spark: '#FF9A5C',
    size: [60, 60],
    motif:
      '<path fill="C" d="M0 30A30 30 0 0 1 30 0V30ZM60 30A30 30 0 0 1 30 60V30Z"/><circle fill="C" cx="45" cy="15" r="7"/><circle fill="C" cx="15" cy="45" r="7"/>',
  },
  discount: {
    deep: '#173818',
    main: '#2A5C2C',
    spark: '#C3D94E',
    size: [60, 60],
    motif: '<path fill="C" d="M0 60V45H15V30H30V15H45V0H60V30H45V45H30V60ZM0 0H15V15H0Z"/>',
  },
  properties: {
    deep: '#58240D',
    main: '#96401B',
    spark: '#8CCBDD',
    size: [60, 40],
    motif: '<path fill="C" d="M2 2H38V18H2ZM42 2H60V18H42ZM0 2V18H-2V2ZM0 22H18V38H0ZM22 22H58V38H22Z"/>',
  },
}

function drawing({ deep, main, spark, size: [width, height], motif }: Weave): string {
  const pattern = (id: string, colour: string, scale: number) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${motif.replaceAll('"C"', `"${colour}"`)}</pattern>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs>${pattern('field', main, 3.5)}${pattern('band', spark, 0.8)}</defs>` +
    `<rect width="1200" height="630" fill="${deep}"/><rect x="480" width="720" height="630" fill="url(#field)"/>` +
    `<path fill="${spark}" d="M72 210h150q60 0 60 60v150H72z"/><path fill="${deep}" d="M132 270h90v90h-90z"/>` +
    `<rect width="1200" height="48" fill="${deep}"/><rect width="1200" height="48" fill="url(#band)"/></svg>`
  )
}

/** Draws one a company into the folder the build copies. */
export async function drawCards(out: string): Promise<void> {
  await Promise.all(
    brandIds.map((id) =>
      sharp(Buffer.from(drawing(weaves[id])))
        .png({ palette: true, compressionLevel: 9 })
        .toFile(out + cards[id]),
    ),
  )
}
