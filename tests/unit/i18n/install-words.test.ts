import { describe, expect, it } from 'vitest';
import { siteCodes, type SiteCode } from '@/lib/site/sites';
import { messagesOf } from '@/tools/build/messages';

/** The labels Share and Add to Home Screen of Safari on an iPhone in each language. */
const words: Record<SiteCode, [share: string, add: string]> = {
  en: ['Share', '‘Add to Home Screen’'],
  pl: ['„Udostępnij”', '„Dodaj do ekranu początkowego”'],
  de: ['„Teilen“', '„Zum Home-Bildschirm“'],
  es: ['«Compartir»', '«Añadir a pantalla de inicio»'],
  fr: ['« Partager »', '« Sur l’écran d’accueil »'],
  br: ['“Compartilhar”', '“Adicionar à Tela de Início”'],
  ru: ['«Поделиться»', '«На экран „Домой“»'],
  it: ['«Condividi»', '«Aggiungi alla schermata Home»'],
  cz: ['„Sdílet“', '„Přidat na plochu“'],
  jp: ['「共有」', '「ホーム画面に追加」'],
  cn: ['“共享”', '“添加到主屏幕”'],
};

describe('the hint how to install on iOS', () => {
  it.each(siteCodes)('names what %s visitors read there, in order', (code) => {
    const [share, add] = words[code];
    const hint = messagesOf(code).shell.install.iosHint.replaceAll('\u00a0', ' ');
    expect(hint).toContain('Safari');
    expect(hint).toContain(share);
    expect(hint.indexOf(add)).toBeGreaterThan(hint.indexOf(share));
  });
});
