import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/tools/build/security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = `<head><style>a{color:red}</style><script>early()</script>
<script type="application/ld+json">{"@type":"Article"}</script></head>
<body style="color:red"><script src="/own.js" async=""></script><script id="x">late()
</script></body>`;

/** The sources of one directive. */
function sources(policy: string, name: string): string[] {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('allows the own files and the inline scripts of this page, byte for byte', () => {
    const policy = contentSecurityPolicy(html, false);
    expect(sources(policy, 'script-src')).toEqual(["'self'", hash('early()'), hash('late()\n')]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", hash('a{color:red}')]);
  });

  it('allows no script by keyword, no foreign host, no plug-in, no form elsewhere', () => {
    const policy = contentSecurityPolicy(html, false);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|http|\*/);
    expect(sources(policy, 'object-src')).toEqual(["'none'"]);
    expect(sources(policy, 'form-action')).toEqual(["'none'"]);
    expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
    // WebKit would upgrade http://localhost to https: only the headers of https hosts contain it.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('allows the analytics service only in a build that has an id for it', () => {
    const policy = contentSecurityPolicy(html, true);
    expect(sources(policy, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(sources(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(sources(policy, 'script-src').join(' ')).not.toContain('unsafe');
  });
});
