/** The currencies quoted, in the order of the list (ISO 4217), each with its name. */
export const currencies = {
  USD: { en: 'US dollar', ny: 'Dola ya ku America' },
  GBP: { en: 'British pound', ny: 'Paundi ya ku Britain' },
  EUR: { en: 'Euro', ny: 'Yuro' },
  ZAR: { en: 'South African rand', ny: 'Randi ya ku South Africa' },
  ZMW: { en: 'Zambian kwacha', ny: 'Kwacha ya ku Zambia' },
  MZN: { en: 'Mozambican metical', ny: 'Metikali ya ku Mozambique' },
  TZS: { en: 'Tanzanian shilling', ny: 'Shilingi ya ku Tanzania' },
  KES: { en: 'Kenyan shilling', ny: 'Shilingi ya ku Kenya' },
  BWP: { en: 'Botswana pula', ny: 'Pula ya ku Botswana' },
  CNY: { en: 'Chinese yuan', ny: 'Yuwani ya ku China' },
  INR: { en: 'Indian rupee', ny: 'Rupi ya ku India' },
  JPY: { en: 'Japanese yen', ny: 'Yeni ya ku Japan' },
  AED: { en: 'UAE dirham', ny: 'Diramu ya ku UAE' },
  CHF: { en: 'Swiss franc', ny: 'Franki ya ku Switzerland' },
} as const

export type CurrencyCode = keyof typeof currencies
// Object.keys loses the key type; the object above is closed, so these are all its keys.
export const currencyCodes = Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]
