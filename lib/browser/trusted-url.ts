import { ownPolicy } from '@/lib/site/trusted';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | null = null;

/** The address of a script for Trusted Types. Only for addresses of our own, never for input. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  policy ??= trustedTypes?.createPolicy(ownPolicy, { createScriptURL: (own) => own }) ?? null;
  return policy ? policy.createScriptURL(url) : url;
}
