// Interfaces that the oldest supported browsers may lack: the code checks for each before it uses it, or works without it.
// tsconfig.visitors.json refuses every other interface newer than the package @types/web 0.0.61.

interface Document {
  adoptedStyleSheets: CSSStyleSheet[]
}
interface CSSStyleSheet {
  replaceSync(text: string): void
}
interface RequestInit {
  priority?: 'high' | 'low' | 'auto'
}
interface OffscreenCanvas extends EventTarget {
  width: number
  height: number
  getContext(contextId: '2d'): CanvasRenderingContext2D | null
  convertToBlob(options?: { type?: string; quality?: number }): Promise<Blob>
}
// oxlint-disable-next-line no-var -- merges with the declaration of the DOM library
declare var OffscreenCanvas: {
  prototype: OffscreenCanvas
  new (width: number, height: number): OffscreenCanvas
}
