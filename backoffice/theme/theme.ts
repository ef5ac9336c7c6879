import type { Theme } from '@mui/material/styles'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { messages } from '../messages.ts'

// The tokens' colours once more, since MUI computes with them; theme.test.ts holds the two together.
export const lightColours = {
  paper: '#fbf9f5',
  sand: '#f2ede4',
  surface: '#ffffff',
  ink: '#1a171d',
  muted: '#5d5760',
  line: '#847d84',
  hair: '#e0d9ce',
  success: '#1b6b35',
  warning: '#7a4b00',
  error: '#b3211c',
  info: '#0b4f8a',
  main: '#3a2a6b',
  deep: '#231847',
  tint: '#ece8f6',
  onFill: '#ffffff',
} as const
type Colours = Readonly<Record<keyof typeof lightColours, string>>

export const darkColours: Colours = {
  paper: '#131016',
  sand: '#1e1a22',
  surface: '#1e1a22',
  ink: '#f5f1ec',
  muted: '#b8b0b6',
  line: '#8a828b',
  hair: '#332d38',
  success: '#8fd9a3',
  warning: '#f3c56b',
  error: '#ffa79f',
  info: '#9ccbf7',
  main: '#c6b8f5',
  deep: '#e4dcfb',
  tint: '#2a2140',
  onFill: '#131016',
}

const text = "'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const display = "'Bricolage Grotesque', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const heading = { fontFamily: display, fontWeight: 700, letterSpacing: '-0.02em' }

/** The house's tokens as MUI wants them, denser than the site: 14/20 text, rows of 36 pixels. */
const themeIn = (mode: 'light' | 'dark', colours: Colours): RaThemeOptions => ({
  ...defaultTheme,
  sidebar: { width: 232, closedWidth: 52 },
  palette: {
    mode,
    background: { default: colours.paper, paper: colours.surface },
    primary: { main: colours.main, dark: colours.deep, light: colours.tint, contrastText: colours.onFill },
    secondary: { main: colours.main, contrastText: colours.onFill },
    success: { main: colours.success },
    warning: { main: colours.warning },
    error: { main: colours.error },
    info: { main: colours.info },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.hair,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: text,
    fontSize: 14,
    htmlFontSize: 16,
    body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    caption: { fontSize: '0.8125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { ...heading, fontSize: '1.75rem', lineHeight: 1.1 },
    h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.2 },
    h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.25 },
    h4: heading,
    h5: heading,
    h6: { ...heading, fontSize: '1.0625rem' },
  },
  components: componentsIn(colours),
})

/** How what lies over a screen is drawn. */
const overlaysIn = (colours: Colours): NonNullable<RaThemeOptions['components']> => ({
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        border: `1px solid ${colours.hair}`,
        boxShadow: '0 12px 32px rgb(26 23 29/0.16)',
      },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  // The text begins close under its title, and the buttons end where the text ends.
  MuiDialogContent: {
    styleOverrides: { root: { '& > p:first-of-type': { marginTop: 0 } } },
  },
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', padding: '8px 24px 20px' } } },
  MuiMenu: {
    // It lies beside the page, in none of its landmarks; all else is hidden while it is open.
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': messages.shell.choices } } },
    styleOverrides: {
      paper: { border: `1px solid ${colours.hair}`, boxShadow: '0 12px 32px rgb(26 23 29/0.16)' },
    },
  },
})

/** How MUI's parts are drawn. */
function componentsIn(colours: Colours): NonNullable<RaThemeOptions['components']> {
  const focus = { outline: `3px solid ${colours.ink}`, outlineOffset: 2 }
  return {
    ...defaultTheme.components,
    // Flat: hairlines and tinted surfaces; shadows on overlays only.
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // In the dark MUI would lighten what lies higher.
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: colours.hair } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    ...overlaysIn(colours),
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focus, '&:focus-visible': focus } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: ({ theme: { palette } }: { theme: Theme }) => ({
          minHeight: 34,
          padding: '4px 12px',
          // What cannot be pressed but keeps the focus looks like what is disabled.
          "&[aria-disabled='true']": {
            color: palette.action.disabled,
            borderColor: palette.action.disabledBackground,
            backgroundColor: 'transparent',
            cursor: 'default',
          },
          "&.MuiButton-contained[aria-disabled='true']": {
            backgroundColor: palette.action.disabledBackground,
          },
        }),
        startIcon: { '& > *:nth-of-type(1)': { fontSize: '1rem' } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: { palette } }: { theme: Theme }) => ({
          "&[aria-disabled='true']": { color: palette.action.disabled, cursor: 'default' },
        }),
      },
    },
    // What can be done about it is one line each, below the words where they leave no room.
    MuiAlert: {
      styleOverrides: {
        root: { flexWrap: 'wrap', '&:not(:has(> .MuiAlert-action))': { flexWrap: 'nowrap' } },
        message: { flex: '1 1 220px' },
        action: { whiteSpace: 'nowrap' },
      },
    },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    MuiLink: { styleOverrides: { root: { '&:focus-visible': focus } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.line } } },
    MuiInputLabel: { styleOverrides: { root: { color: colours.muted } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.hair, padding: '6px 12px', lineHeight: '20px' },
        head: { fontWeight: 700, backgroundColor: colours.sand, whiteSpace: 'nowrap' },
      },
    },
    // Three beside each other on a phone, and where a desk is enlarged to the utmost.
    MuiTab: {
      styleOverrides: {
        root: {
          '@media (max-width: 599px)': { minWidth: 0, padding: '12px 10px' },
          '@media (max-width: 359px)': { paddingInline: 4 },
        },
      },
    },
    MuiTableRow: { styleOverrides: { root: { height: 36 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, height: 22, fontWeight: 600 } } },
    // Inside the page's landmark, as all that is read.
    MuiTooltip: {
      defaultProps: {
        arrow: true,
        slotProps: { popper: { container: () => document.getElementById('work') } },
      },
    },
  }
}

export const theme = themeIn('light', lightColours)
export const darkTheme = themeIn('dark', darkColours)
