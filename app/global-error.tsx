'use client';

export { GlobalError as default } from '#src/features/status-page/global-error.client.tsx';
