import type { DefenceArea } from '../defence.ts';

/** The edge as shipped (`deploy/nginx.conf`). */
export const edge: DefenceArea = {
  id: 'edge',
  name: 'The edge',
  defences: [
    {
      id: 'edge-forwarded',
      says: 'The edge lets no visitor send a header that Next.js believes (SEC1)',
      file: 'deploy/nginx.conf',
      find: "      proxy_set_header X-Middleware-Subrequest '';\n",
      replace: '',
      test: 'tests/security/edge.test.ts',
      title: 'takes Next.js’s own headers away, in both directions',
    },
    {
      id: 'edge-key',
      says: 'It keeps answers by the address that goes on to web (SEC11)',
      file: 'deploy/nginx.conf',
      find: '$host $address $place"',
      replace: '$host $uri$is_args$args $place"',
      test: 'tests/security/edge.test.ts',
      title: 'keeps an answer by the address that it was asked for',
    },
    {
      id: 'edge-query',
      says: '… and that has of a query only what a page reads (SEC11)',
      file: 'deploy/nginx.conf',
      find: 'proxy_pass http://web$address;',
      replace: 'proxy_pass http://web$request_uri;',
      test: 'tests/security/edge.test.ts',
      title: 'keeps an answer by the address that it was asked for',
    },
    {
      id: 'edge-place',
      says: 'It stores nothing that web understood otherwise than its key says (SEC11, D44)',
      file: 'deploy/nginx.conf',
      find: '$is_payload $is_of_another_key;',
      replace: '$is_payload;',
      test: 'tests/security/edge.test.ts',
      title: 'stores what says that it may be shared',
    },
    {
      id: 'edge-choice',
      says: 'It keeps no answer that writes a cookie, and gives none to another (SEC11, D69)',
      file: 'deploy/nginx.conf',
      find: 'proxy_cache_bypass $is_choice $is_payload;',
      replace: 'proxy_cache_bypass $is_payload;',
      test: 'tests/security/edge.test.ts',
      title: 'keeps an answer by the address that it was asked for',
    },
    {
      id: 'edge-cors',
      says: 'No page but the sites’ may read what the edge answers in the place of the backend',
      file: 'deploy/nginx.conf',
      find: '    "~^https://(?:fr|ch|be|nl|tn|sn|ci|ma)[.]example[.]com$" $http_origin;\n',
      replace: '    "~^https://(?:fr|ch|be|nl|tn|sn|ci|ma)[.]example[.]com" $http_origin;\n',
      test: 'tests/security/edge.test.ts',
      title: 'lets the pages of the sites alone read what it answers in the place of the backend',
    },
  ],
};
