// Development only: the refresh preamble must come before any component.
import '@vitejs/plugin-react/preamble'
import './main.tsx'
