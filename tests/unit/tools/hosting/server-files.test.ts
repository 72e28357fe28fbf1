import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { nginxFile } from '@/tools/hosting/nginx';

describe('hosting/', () => {
  it('holds what the tables say: after a change, npm run hosting', () => {
    expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe(nginxFile());
  });

  it('knows a deployment below a path', () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/bac.v2');
    const text = nginxFile();
    expect(text).toContain('/bac.v2/404.html');
    expect(text).toContain('/bac\\.v2/_next/static/.*');
    expect(text).toContain('|/bac\\.v2/pl/wynik|');
    expect(text).not.toMatch(/[\s"(|]\/(result|fonts|pl|_next)\b/);
  });
});
