/// <reference types="vite/client" />

// Plugin-react serves this in development: react-refresh's preamble as a module, since inline scripts are refused.
declare module '@vitejs/plugin-react/preamble' {}
