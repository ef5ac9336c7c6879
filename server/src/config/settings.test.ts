import { expect, test } from 'vitest'
import { readConfig } from './settings.ts'
import { ConfigError } from './read-setting.ts'

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:hidden-word@db.example/bank',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'bank@example.com',
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'token',
  SECRET: 'a secret of more than thirty-two characters',
  KEYRING: `k1:${'A'.repeat(43)}`,
  PUBLIC_URL: 'https://bank.example',
}

const wrong: [Record<string, string>, string][] = [
  [{ PORT: 'http' }, 'PORT takes a whole number from 0 to 65535, not “http”'],
  [{ PORT: '65536' }, 'PORT takes a whole number from 0 to 65535, not “65536”'],
  [{ PORT: '1.5' }, 'PORT takes a whole number from 0 to 65535, not “1.5”'],
  [
    { DATABASE_URL: 'mysql://user:hidden-word@x' },
    'DATABASE_URL takes an address beginning with postgres:// or postgresql://',
  ],
  [
    { DATABASE_URL: 'hidden-word' },
    'DATABASE_URL takes an address beginning with postgres:// or postgresql://',
  ],
  [{ PUBLIC_URL: 'bank.example' }, 'PUBLIC_URL takes an address beginning with http:// or https://'],
  [{ PUBLIC_URL: 'https://bank.example/path' }, 'PUBLIC_URL takes an origin such as https://bank.example'],
  [{ METRICS_HOST: 'all' }, 'METRICS_HOST takes an IP address of this machine, or 0.0.0.0 for all of them'],
  [{ SECRET: 'hidden-word' }, 'SECRET takes at least 32 random characters'],
  [{ SECRET: `k1:${'a'.repeat(32)},k2:hidden-word` }, 'SECRET takes at least 32 random characters'],
  [{ SECRET: `k1:${'a'.repeat(32)},k1:${'b'.repeat(32)}` }, 'SECRET takes at least 32 random characters'],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD is needed where ADMIN_EMAIL is set'],
  [
    { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'hidden-word' },
    'ADMIN_PASSWORD takes at least 12 characters',
  ],
  [{ ANALYTICS_URL: 'https://count.example/x.js' }, 'ANALYTICS_ID is needed where ANALYTICS_URL is set'],
  [{ AD_PIXEL_ID: '7' }, 'AD_PIXEL_URL is needed where AD_PIXEL_ID is set'],
  [
    { AD_PIXEL_URL: 'pixel', AD_PIXEL_ID: '7' },
    'AD_PIXEL_URL takes an address beginning with https:// or http://',
  ],
  [
    { TAG_MANAGER_URL: 'http://tags.example/x.js', TAG_MANAGER_ID: '7' },
    'TAG_MANAGER_URL takes an address beginning with https://',
  ],
  [
    { TAG_MANAGER_URL: 'https://user:hidden-word@tags.example', TAG_MANAGER_ID: '7' },
    'TAG_MANAGER_URL takes an address beginning with https://',
  ],
  [
    { ANALYTICS_URL: 'https://count.example', ANALYTICS_ID: 'a b' },
    'ANALYTICS_ID takes letters, digits, hyphens and dots',
  ],
  [
    { PUBLIC_URL: 'https://bank.example', BACKOFFICE_URL: 'https://bank.example:8443' },
    'BACKOFFICE_URL takes another host name than PUBLIC_URL',
  ],
  [
    { PUBLIC_URL: 'https://bank.example', BACKOFFICE_URL: 'http://staff.example' },
    'BACKOFFICE_URL takes an address beginning with https:// where PUBLIC_URL does',
  ],
  [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES takes a whole number from 1 to 1440, not “0”'],
  [{ SESSION_HOURS: 'day' }, 'SESSION_HOURS takes a whole number from 1 to 168, not “day”'],
  [{ BACKOFFICE_URL: 'staff' }, 'BACKOFFICE_URL takes an address beginning with http:// or https://'],
  [
    { ...complete, TAG_MANAGER_URL: 'https://tags.example/x.js', TAG_MANAGER_ID: '7' },
    'BACKOFFICE_URL must be set where TAG_MANAGER_URL is and NODE_ENV is production',
  ],
  [
    {
      ...complete,
      TAG_MANAGER_URL: 'https://tags.example/x.js',
      TAG_MANAGER_ID: '7',
      BACKOFFICE_URL: complete.PUBLIC_URL,
    },
    'BACKOFFICE_URL must be set where TAG_MANAGER_URL is and NODE_ENV is production',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed where SMTP_URL is set'],
  [
    { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' },
    'SMTP_URL takes an address beginning with smtp:// or smtps://',
  ],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_TOKEN is needed where SMS_URL is set'],
  [{ CODES_PER_HOUR: '0' }, 'CODES_PER_HOUR takes a whole number from 1 to 1000000, not “0”'],
  [{ PHONE_COUNTRIES: 'MW,XY' }, 'PHONE_COUNTRIES takes countries such as MW,ZM, not “XY”'],
  [
    { LIVE_SOCKETS_PER_ADDRESS: 'many' },
    'LIVE_SOCKETS_PER_ADDRESS takes a whole number from 1 to 100000, not “many”',
  ],
  [
    { ...complete, PUBLIC_URL: 'http://bank.example' },
    'PUBLIC_URL takes an address beginning with https:// where NODE_ENV is production',
  ],
  [
    { ...complete, SMS_URL: 'http://sms.example/send?key=hidden-word' },
    'SMS_URL takes an address beginning with https:// where NODE_ENV is production',
  ],
  [
    { ...complete, PUBLIC_URL: 'http://localhost:3000', BACKOFFICE_URL: 'http://staff.example' },
    'BACKOFFICE_URL takes an address beginning with https:// where NODE_ENV is production',
  ],
  [
    { SECURITY_CONTACT: 'somebody' },
    'SECURITY_CONTACT takes a mail address, or an address beginning with https://, mailto: or tel:+',
  ],
  [
    { COSTLY_REQUESTS_PER_MINUTE: '0' },
    'COSTLY_REQUESTS_PER_MINUTE takes a whole number from 1 to 10000000, not “0”',
  ],
  [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is'],
]
test.each(wrong)('%j: one line that names it, and no secret', (env, line) => {
  const read = () => readConfig(env, [])
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(line)
  expect(read).not.toThrow(/hidden-word|\n/)
})

test('production names all that is missing at once', () => {
  const names = Object.keys(complete).filter((name) => name !== 'NODE_ENV')
  expect(() => readConfig({ NODE_ENV: 'production' }, [])).toThrow(
    `${names.join(', ')} must be set where NODE_ENV is production`,
  )
  const { KEYRING: _, SMS_URL: __, ...some } = complete
  expect(() => readConfig(some, [])).toThrow('SMS_URL, KEYRING must be set where NODE_ENV is production')
  const { DATABASE_URL: ___, ...embedded } = complete
  expect(() => readConfig(embedded, [])).toThrow('DATABASE_URL must be set')
  expect(readConfig({ ...embedded, ALLOW_EMBEDDED: '1' }, []).database.kind).toBe('embedded')
})

test('production has no samples; its host is the public one', () => {
  const config = readConfig(complete, [])
  expect(config).toMatchObject({
    production: true,
    demonstration: false,
    publicUrl: 'https://bank.example',
    trustProxy: false,
  })
  expect(config.allowedHosts).toContain('bank.example')
  expect(config.backofficeUrl).toBeNull()
  const apart = readConfig({ ...complete, BACKOFFICE_URL: 'https://staff.example' }, [])
  expect([apart.backofficeUrl, apart.allowedHosts.includes('staff.example')]).toEqual([
    'https://staff.example',
    true,
  ])
})

test('what development loosens is not to be had in production', () => {
  expect(() => readConfig(complete, ['--dev'])).toThrow(/^--dev is not for NODE_ENV=production$/)
})

test('in development the back-office is on the site’s own host', () => {
  expect(() => readConfig({ BACKOFFICE_URL: 'https://staff.example' }, ['--dev'])).toThrow(
    /^BACKOFFICE_URL is not for --dev, where the back-office is at \/backoffice$/,
  )
})

test('without settings everything lies in one folder on this machine', () => {
  const config = readConfig({}, [])
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demonstration: true,
    services: { web: true, worker: true },
  })
  expect(config.database.kind).toBe('embedded')
  expect(config.storage.kind).toBe('disk')
})

test('the services are chosen by flag', () => {
  expect(readConfig({}, ['--services=web']).services).toEqual({ web: true, worker: false })
  expect(readConfig({}, ['--services=worker,web']).services).toEqual({ web: true, worker: true })
  expect(() => readConfig({}, ['--services=database'])).toThrow(
    '--services takes web, worker, not “database”',
  )
  expect(() => readConfig({}, ['--what'])).toThrow(/--what/)
})

test('services that count visits are named with their ids, or there are none', () => {
  expect(readConfig({}, []).measurement).toBeNull()
  expect(
    readConfig({ AD_PIXEL_URL: 'http://127.0.0.1:9/p.gif', AD_PIXEL_ID: 'px-1' }, []).measurement,
  ).toEqual({ analytics: null, adPixel: { url: 'http://127.0.0.1:9/p.gif', id: 'px-1' }, tagManager: null })
  const tags = {
    TAG_MANAGER_URL: 'https://tags.example/x.js',
    TAG_MANAGER_ID: 'T-1',
    BACKOFFICE_URL: 'https://staff.example',
  }
  expect(readConfig({ ...complete, ...tags }, []).measurement?.tagManager?.id).toBe('T-1')
})

test('in production mails cross the net by TLS only; on this machine they need none, elsewhere it is as the server offers', () => {
  const read = (SMTP_URL: string, env: Record<string, string> = complete) =>
    readConfig({ ...env, SMTP_URL, MAIL_FROM: 'bank@example.com' }, []).messaging.mail?.requireTls
  expect(read('smtp://mail.example')).toBe(true)
  expect(read('smtp://127.0.0.1:2525')).toBe(false)
  expect(read('smtp://mail.example', {})).toBe(false)
})

test('this machine’s own names may be asked over http in production too', () => {
  const config = readConfig(
    { ...complete, PUBLIC_URL: 'http://localhost:3000', SMS_URL: 'http://127.0.0.1:9/' },
    [],
  )
  expect([config.publicUrl, config.messaging.sms?.url]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:9/',
  ])
})

test('where to tell of weaknesses', () => {
  const read = (SECURITY_CONTACT?: string) =>
    readConfig(SECURITY_CONTACT ? { SECURITY_CONTACT } : {}, []).securityContact
  expect(read()).toBeNull()
  expect(read('security@bank.example')).toBe('mailto:security@bank.example')
  expect(read('https://bank.example/security')).toBe('https://bank.example/security')
})
