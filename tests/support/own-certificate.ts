import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Makes a certificate of one's own for the hosts below `example.com`, as `fullchain.pem` and `privkey.pem`.
 *
 * @returns the certificate, which vouches for itself
 */
export async function makeCertificate(folder: string): Promise<string> {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=example.com', '-addext', 'subjectAltName=DNS:*.example.com'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...kind,
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return readFile(certificate, 'utf8');
}
