// Node's types leave WebAssembly to the browser's: what the server uses of it, where those are not there.
declare namespace WebAssembly {
  function compile(bytes: ArrayBufferView<ArrayBuffer>): Promise<Module>
  class RuntimeError extends Error {}
}
