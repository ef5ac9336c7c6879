// Development only: the refresh preamble must come before any component, then everything the build would make.
import '@vitejs/plugin-react/preamble'
import './styles.ts'
import './client.ts'
