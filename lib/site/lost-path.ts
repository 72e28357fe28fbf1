import { href, sitePrefix, withBasePath } from './routes';
import { defaultSiteCode, siteCodes, sites } from './sites';

/** `/{prefix}{result slug}/` of every site: what a shared link starts with. */
const resultPaths = sites.map((site) => href(site.code, { page: 'result' }));
const prefixes = siteCodes.filter((code) => code !== defaultSiteCode).map(sitePrefix);

/**
 * Leads a shared link to its language's result page, with the code as fragment (never sent to a
 * server). Marks glued behind its slash, `/result/CODE/).`, are left behind.
 */
const sharedPart = `var base=${JSON.stringify(withBasePath(''))};
var path=location.pathname;
if(base&&path.indexOf(base)===0)path=path.slice(base.length);
var results=${JSON.stringify(resultPaths)};
for(var i=0;i<results.length;i++){
var code=path.indexOf(results[i])===0?path.slice(results[i].length).replace(/\\/(?:%[0-9a-f]{2}|[^0-9a-z])*$/i,''):'';
if(code&&code.indexOf('/')<0)return location.replace(base+results[i]+'#'+code);
}`;

/**
 * Inline script of each language's own 4.04, which hosts with rewrites answer with: they do not know
 * a shared link with something behind its slash.
 */
export const lostLinkScript = `(function(){
${sharedPart}
})()`;

/**
 * Inline script of `404.html`, for hosts without rewrites: beside shared links it leads an unknown
 * page of another language to that language's 4.04. It runs before anything is painted.
 */
export const lostPathScript = `(function(){
${sharedPart}
var prefixes=${JSON.stringify(prefixes)};
for(var j=0;j<prefixes.length;j++){
if(path.indexOf(prefixes[j])===0&&path!==prefixes[j]+'404/')return location.replace(base+prefixes[j]+'404/');
}
})()`;
