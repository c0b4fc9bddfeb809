import * as fc from 'fast-check';

/** A host that belongs to somebody else, in every generated address and host. */
export const foreignHost = 'evil.example';

/** Spellings of a site's host and of others. */
const hostNames = (own: string) => {
  const [name = '', ...domain] = own.split('.');
  const rest = domain.join('.');
  const odd = fc.constantFrom(
    own.toUpperCase(),
    `${own}.`,
    `${own}..`,
    `${own}:443`,
    `${own}:80`,
    `${own}:0`,
    `${own}:99999`,
    `${own}:`,
    `${own}:x`,
    `${own}:443:443`,
    `${own}:80@${foreignHost}`,
    `user@${own}`,
    `user:pass@${own}`,
    `${foreignHost}@${own}`,
    `${own}@${foreignHost}`,
    `${own}.${foreignHost}`,
    `${foreignHost}.${rest}`,
    `www.${own}`,
    `${own}/`,
    `${own}/films`,
    `${own}?`,
    `${own}#${foreignHost}`,
    `${own}\\@${foreignHost}`,
    `${own},${foreignHost}`,
    `${own} ${foreignHost}`,
    `${own}%00.${foreignHost}`,
    `${own}\u0000`,
    `${own}\t`,
    `http://${own}`,
    `*.${rest}`,
    `.${own}`,
    rest,
    name,
    '[::1]',
    '[::1]:443',
    '[::ffff:127.0.0.1]',
    '[fe80::1%25eth0]',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    'localhost',
    foreignHost,
    `${foreignHost}:443`,
    'xx.example.com',
    `${name}.exаmple.com`,
    `ﬀ.${rest}`,
    `xn--fr-yja.${rest}`,
    `bücher.${rest}`,
    `${name}。${rest}`,
    '',
    ' ',
    '-',
    '_',
    '__proto__',
    'constructor',
    '\'"><script>',
    '$(id)',
    '{{7*7}}',
    `${'a.'.repeat(200)}${rest}`,
    `${'a'.repeat(300)}.${rest}`,
    `${'a.'.repeat(6_000)}${rest}`,
  );
  return fc.oneof(
    { weight: 5, arbitrary: odd },
    { weight: 1, arbitrary: fc.domain() },
    { weight: 1, arbitrary: fc.ipV6().map((address) => `[${address}]`) },
    { weight: 1, arbitrary: fc.webAuthority({ withPort: true, withUserInfo: true, withIPv4: true }) },
    { weight: 1, arbitrary: fc.nat(70_000).map((port) => `${own}:${port}`) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
};

/** The line of a request that names its host. */
export const hostLine = (name: string) => `Host: ${name}\r\n`;

/** The `Host` lines of a request: usually one, sometimes none, two, or one that another header would replace. */
export const hostLines = (own: string) =>
  fc
    .record({
      name: hostNames(own),
      form: fc.constantFrom(
        'one',
        'one',
        'one',
        'one',
        'none',
        'own first',
        'own last',
        'twice',
        'forwarded',
        'folded',
        'spaced',
      ),
      encoding: fc.constantFrom('utf8' as const, 'latin1' as const),
    })
    .map(({ name, form, encoding }) => {
      const forms: Readonly<Record<string, string>> = {
        one: hostLine(name),
        none: '',
        'own first': hostLine(own) + hostLine(name),
        'own last': hostLine(name) + hostLine(own),
        twice: hostLine(own) + hostLine(own),
        forwarded: `${hostLine(own)}X-Forwarded-Host: ${name.replaceAll(/[\r\n]/g, '')}\r\n`,
        folded: `Host:\r\n ${name}\r\n`,
        spaced: `Host : ${own}\r\n`,
      };
      return Buffer.from(forms[form] ?? '', encoding);
    });
