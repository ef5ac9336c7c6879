/** The oldest browsers supported, for syntax and styles (docs/decisions/0072-oldest-browsers.md). */
export const oldestBrowsers = ['chrome95', 'safari15.4', 'firefox102']
