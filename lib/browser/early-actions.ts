declare global {
  interface Window {
    /** Left by `earlyActionsScript`, absent in the dev server: to be called as soon as React answers. */
    answerEarlyActions?: () => void;
  }
}

/**
 * Inline script: notes which buttons a visitor presses and what is entered before the page can
 * answer, and does the last of each again when it can: who presses again without an answer means
 * the first press. It listens behind React, which hydrates when it is pressed: what that answered is
 * not noted.
 *
 * React tells a change from what it last saw in a field, so a field is first shown another state.
 * And it takes no press for an event while it commits, so all waits for a task of its own.
 */
export const earlyActionsScript = `(function(){var w=window,noted=new Map();
function note(e){var t=e.target,b=e.type==='click';t=t.closest&&t.closest(b?'button':'input');
if(t){noted.delete(t);noted.set(t,b?null:{value:t.value,checked:t.checked})}}
function send(t,e){t.dispatchEvent(new Event(e,{bubbles:true}))}
function repeat(held,t){if(!t.isConnected)return;if(!held)return t.click();
if(/radio|checkbox/.test(t.type)){t.checked=!held.checked;return t.click()}
t.value='';Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(t,held.value);
send(t,'input');if(t!==document.activeElement)send(t,'focusout')}
w.addEventListener('click',note);w.addEventListener('input',note);
w.answerEarlyActions=function(){w.removeEventListener('click',note);w.removeEventListener('input',note);
setTimeout(function(){noted.forEach(repeat);noted.clear()})}})()`;
