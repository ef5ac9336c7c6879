declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'truetype'
      variationAxes?: Record<string, Axis>
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Uint8Array>
}
