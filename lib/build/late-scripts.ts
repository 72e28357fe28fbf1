import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages } from './early-scripts';

const asyncScripts = /(?:<script src="[^"]+"[^>]* async=""><\/script>)+/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Inline script: takes the scripts out of their templates when the browser draws its first frame,
 * and those that had not arrived then when they have. Whoever opened the page in the background
 * sees no frame: there they start at once.
 */
const startScript = `(function(){var d=document;function start(){d.querySelectorAll('template[data-late]').forEach(function(t){t.replaceWith(t.content)})}
function first(){start();if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',start)}
d.hidden?first():requestAnimationFrame(first)})()`;

/** A page whose scripts wait in templates, where browsers neither fetch nor run them. */
export function withLateScripts(html: string): string {
  let isFirst = true;
  return html.replace(scriptPreload, '').replace(asyncScripts, (scripts) => {
    const start = isFirst ? `<script>${startScript}</script>` : '';
    isFirst = false;
    return `<template data-late="">${scripts}</template>${start}`;
  });
}

/** Lets the first frame of every page come before the scripts. */
export function delayScripts(out: string): void {
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withLateScripts(html));
  }
}
