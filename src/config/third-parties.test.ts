import { describe, expect, it } from 'vitest';
import { readWebEnvironment } from './environment.ts';

const hosts =
  'script-src https://tags.example.com https://chat.example.com:8443; img-src https://p.example.com;';

describe('third parties in the environment', () => {
  it('R294 has none unless the operator names them', () => {
    const { thirdParties } = readWebEnvironment({});
    expect(thirdParties.analyticsScript).toBeNull();
    expect(thirdParties.feedbackScript).toBeNull();
    expect(thirdParties.captchaScript).toBeNull();
    expect(Object.values(thirdParties.hosts).flat()).toEqual([]);
  });

  it('reads the hosts of each directive', () => {
    const { thirdParties } = readWebEnvironment({
      THIRD_PARTY_HOSTS: hosts,
      ANALYTICS_SCRIPT: 'https://tags.example.com/container.js?id=1',
    });
    expect(thirdParties.hosts).toMatchObject({
      'script-src': ['https://tags.example.com', 'https://chat.example.com:8443'],
      'img-src': ['https://p.example.com'],
      'connect-src': [],
    });
    expect(thirdParties.analyticsScript).toBe('https://tags.example.com/container.js?id=1');
  });

  it.each([
    ['object-src https://a.example'],
    ['script-src'],
    ['script-src http://a.example'],
    ['script-src https://*.example'],
    ["script-src 'unsafe-inline'"],
    ['script-src https://a.example/path'],
    ['script-src https://a.example, https://b.example'],
    ['https://a.example'],
  ])('refuses %j with an example of what it expects', (value) => {
    expect(() => readWebEnvironment({ THIRD_PARTY_HOSTS: value })).toThrow(
      /THIRD_PARTY_HOSTS: expected directives with https origins/,
    );
  });

  it.each([
    ['ANALYTICS_SCRIPT', 'http://tags.example.com/a.js', /https address/],
    ['FEEDBACK_SCRIPT', 'widget.js', /https address/],
    ['FEEDBACK_SCRIPT', 'https://other.example/widget.js', /THIRD_PARTY_HOSTS allows/],
    ['CAPTCHA_SCRIPT', 'https://other.example/api.js?render={key}', /THIRD_PARTY_HOSTS allows/],
  ])('names %s where %j does not fit', (name, value, message) => {
    expect(() => readWebEnvironment({ THIRD_PARTY_HOSTS: hosts, [name]: value })).toThrow(message);
  });
});
