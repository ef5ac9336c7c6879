export const propertiesHome = {
  call: 'Call',
  write: 'Write an e-mail',
} as const
