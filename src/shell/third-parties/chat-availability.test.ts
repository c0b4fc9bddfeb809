import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { availabilityAddress, chatAvailability, isAvailable } from './chat-availability.ts';

const config = {
  orgId: 'org-1',
  scrt2Url: 'https://chat.example.org/scrt2/',
  deploymentName: 'velours_chat',
  deploymentUrl: 'https://chat.example.org/deployment',
};
let answer: () => Response | Promise<Response> = () => HttpResponse.json({});
const server = setupServer(
  http.get('https://chat.example.org/scrt2/embeddedservice/v1/embedded-service-config', () => answer()),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  answer = () => HttpResponse.json({});
});
afterAll(() => server.close());

describe('whether somebody is there to chat', () => {
  it.each([
    [{ embeddedServiceConfig: { name: 'x' } }, true],
    [{ hideNoAgents: true }, false],
    [{ a: [{ 'hide-no-agents': 'yes' }] }, false],
    [{ a: { displayMode: 'HIDE_NO_AGENTS' } }, false],
    [{ scheduleInstructions: { text: 'Lundi à 9 h' } }, false],
    [{ schedule_instructions: 'Lundi' }, false],
    [{ hideNoAgents: false, scheduleInstructions: null }, true],
    [{ scheduleInstructions: {} }, true],
    [{ scheduleInstructions: '' }, true],
  ])('R259 %j: %s', (given, available) => {
    expect(isAvailable(given)).toBe(available);
  });

  it('asks for the configuration of the deployment', () => {
    expect(availabilityAddress(config, 'fr')).toBe(
      'https://chat.example.org/scrt2/embeddedservice/v1/embedded-service-config?orgId=org-1&esConfigName=velours_chat&language=fr',
    );
  });

  it('asks without cookies, and says no more than where the visitor comes from', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await chatAvailability(config, 'fr');
    expect(fetched.mock.calls).toHaveLength(1);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'origin' });
  });

  it('R177 is what the service says', async () => {
    await expect(chatAvailability(config, 'fr')).resolves.toBe(true);
    answer = () => HttpResponse.json({ hideNoAgents: true });
    await expect(chatAvailability(config, 'fr')).resolves.toBe(false);
  });

  it.each([
    ['it fails', () => new HttpResponse(null, { status: 500 })],
    ['it cannot be reached', () => HttpResponse.error()],
    ['it says nothing that can be read', () => new HttpResponse('<html>')],
    ['it says something else', () => HttpResponse.json('yes')],
  ])('R177 is undefined where %s', async (_case, given) => {
    answer = given;
    await expect(chatAvailability(config, 'fr')).resolves.toBeUndefined();
  });

  it('R177 is undefined where no answer comes in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer = () => new Promise(() => undefined);
    await expect(chatAvailability(config, 'fr')).resolves.toBeUndefined();
  });
});
