declare module 'topojson-client' {
  type Feature = {
    properties: { name?: string } | null
    geometry: { type: string; coordinates: unknown }
  }
  export function feature(
    topology: { objects: Record<string, unknown> },
    object: unknown,
  ): { features: Feature[] }
}
