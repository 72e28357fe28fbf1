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
 * not noted. What React stops, because it cannot hydrate yet, never comes through: an event that was
 * seen on its way in and not on its way out is noted too.
 *
 * React tells a change from what it last saw in a field, so a field is first shown another state.
 * And it takes no press for an event while it commits, so all waits for a task of its own.
 */
export const earlyActionsScript = `(function(){var w=window,noted=new Map(),answers=false;
function note(e){var t=e.target,b=e.type==='click';t=t.closest&&t.closest(b?'button':'input');
if(t){noted.delete(t);noted.set(t,b?null:{value:t.value,checked:t.checked})}}
function watch(e){var out=false;function through(){out=true}w.addEventListener(e.type,through);
setTimeout(function(){w.removeEventListener(e.type,through);if(out)return;note(e);if(answers)doAgain()})}
function send(t,e){t.dispatchEvent(new Event(e,{bubbles:true}))}
function repeat(held,t){if(!t.isConnected)return;if(!held)return t.click();
if(/radio|checkbox/.test(t.type)){t.checked=!held.checked;return t.click()}
t.value='';Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(t,held.value);
send(t,'input');if(t!==document.activeElement)send(t,'focusout')}
function doAgain(){noted.forEach(repeat);noted.clear()}
['click','input'].forEach(function(type){w.addEventListener(type,watch,true);w.addEventListener(type,note)});
w.answerEarlyActions=function(){answers=true;['click','input'].forEach(function(type){
w.removeEventListener(type,watch,true);w.removeEventListener(type,note)});setTimeout(doAgain)}})()`;
