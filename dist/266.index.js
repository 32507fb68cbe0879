export const id = 266;
export const ids = [266];
export const modules = {

4714:
((module, __unused_webpack_exports, __webpack_require__) => {

const pico=__webpack_require__(388),utils=__webpack_require__(3487);function picomatch(e,i,c=!1){return i&&(i.windows===null||
i.windows===void 0)&&(i={...i,windows:utils.isWindows()}),pico(e,i,c)}Object.assign(picomatch,pico),module.exports=picomatch;


}),

511:
((module) => {

const WIN_SLASH="\\\\/",WIN_NO_SLASH="[^\\\\/]",DEFAULT_MAX_EXTGLOB_RECURSION=0,DOT_LITERAL="\\.",PLUS_LITERAL="\\+",QMARK_LITERAL="\
\\?",SLASH_LITERAL="\\/",ONE_CHAR="(?=.)",QMARK="[^/]",END_ANCHOR="(?:\\/|$)",START_ANCHOR="(?:^|\\/)",DOTS_SLASH=`\\.{1,\
2}${END_ANCHOR}`,NO_DOT="(?!\\.)",NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`,NO_DOT_SLASH=`(?!\\.{0,1}${END_ANCHOR})`,NO_DOTS_SLASH=`\
(?!${DOTS_SLASH})`,QMARK_NO_DOT="[^.\\/]",STAR=`${QMARK}*?`,SEP="/",POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\
\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK_NO_DOT,STAR,
START_ANCHOR,SEP},WINDOWS_CHARS={...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\
\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/\
]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\
\\/]|$)",SEP:"\\"},POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",
cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?\
@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(A){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${A.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(A){return A===!0?WINDOWS_CHARS:
POSIX_CHARS}};


}),

4061:
((module, __unused_webpack_exports, __webpack_require__) => {

const constants=__webpack_require__(511),utils=__webpack_require__(3487),{MAX_LENGTH,POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,
REPLACEMENTS}=constants,expandRange=(s,a)=>{if(typeof a.expandRange=="function")return a.expandRange(...s,a);s.sort();const t=`\
[${s.join("-")}]`;try{new RegExp(t)}catch{return s.map(g=>utils.escapeRegex(g)).join("..")}return t},syntaxError=(s,a)=>`\
Missing ${s}: "${a}" - use "\\\\${a}" to match literal characters`,splitTopLevel=s=>{const a=[];let t=0,h=0,g=0,p="",i=!1;
for(const c of s){if(i===!0){p+=c,i=!1;continue}if(c==="\\"){p+=c,i=!0;continue}if(c==='"'){g=g===1?0:1,p+=c;continue}if(g===
0){if(c==="[")t++;else if(c==="]"&&t>0)t--;else if(t===0){if(c==="(")h++;else if(c===")"&&h>0)h--;else if(c==="|"&&h===0){
a.push(p),p="";continue}}}p+=c}return a.push(p),a},isPlainBranch=s=>{let a=!1;for(const t of s){if(a===!0){a=!1;continue}
if(t==="\\"){a=!0;continue}if(/[?*+@!()[\]{}]/.test(t))return!1}return!0},normalizeSimpleBranch=s=>{let a=s.trim(),t=!0;
for(;t===!0;)t=!1,/^@\([^\\()[\]{}|]+\)$/.test(a)&&(a=a.slice(2,-1),t=!0);if(isPlainBranch(a))return a.replace(/\\(.)/g,
"$1")},hasRepeatedCharPrefixOverlap=s=>{const a=s.map(normalizeSimpleBranch).filter(Boolean);for(let t=0;t<a.length;t++)
for(let h=t+1;h<a.length;h++){const g=a[t],p=a[h],i=g[0];if(!(!i||g!==i.repeat(g.length)||p!==i.repeat(p.length))&&(g===
p||g.startsWith(p)||p.startsWith(g)))return!0}return!1},parseRepeatedExtglob=(s,a=!0)=>{if(s[0]!=="+"&&s[0]!=="*"||s[1]!==
"(")return;let t=0,h=0,g=0,p=!1;for(let i=1;i<s.length;i++){const c=s[i];if(p===!0){p=!1;continue}if(c==="\\"){p=!0;continue}
if(c==='"'){g=g===1?0:1;continue}if(g!==1){if(c==="["){t++;continue}if(c==="]"&&t>0){t--;continue}if(!(t>0)){if(c==="("){
h++;continue}if(c===")"&&(h--,h===0))return a===!0&&i!==s.length-1?void 0:{type:s[0],body:s.slice(2,i),end:i}}}}},buildCharClassStar=s=>`${s.
length===1?utils.escapeRegex(s[0]):`[${s.map(t=>utils.escapeRegex(t)).join("")}]`}*`,getStarExtglobSequenceChars=s=>{let a=0;
const t=[];for(;a<s.length;){const h=parseRepeatedExtglob(s.slice(a),!1);if(!h||h.type!=="*")return;const g=splitTopLevel(
h.body).map(i=>i.trim());if(g.length!==1)return;const p=normalizeSimpleBranch(g[0]);if(!p||p.length!==1)return;t.push(p),
a+=h.end+1}if(!(t.length<1))return t},repeatedExtglobRecursion=s=>{let a=0,t=s.trim(),h=parseRepeatedExtglob(t);for(;h;)
a++,t=h.body.trim(),h=parseRepeatedExtglob(t);return a},analyzeRepeatedExtglob=(s,a)=>{if(a.maxExtglobRecursion===!1)return{
risky:!1};const t=typeof a.maxExtglobRecursion=="number"?a.maxExtglobRecursion:constants.DEFAULT_MAX_EXTGLOB_RECURSION,h=splitTopLevel(
s).map(c=>c.trim());if(h.length>1&&(h.some(c=>c==="")||h.some(c=>/^[*?]+$/.test(c))||hasRepeatedCharPrefixOverlap(h)))return{
risky:!0};const g=[];let p=!1,i=!0;for(const c of h){const I=getStarExtglobSequenceChars(c);if(I){p=!0,g.push(...I);continue}
const A=normalizeSimpleBranch(c);if(A&&A.length===1){g.push(A);continue}if(i=!1,repeatedExtglobRecursion(c)>t)return{risky:!0}}
return p?i?{risky:!0,safeOutput:buildCharClassStar([...new Set(g)])}:{risky:!0}:{risky:!1}},parse=(s,a)=>{if(typeof s!="\
string")throw new TypeError("Expected a string");s=REPLACEMENTS[s]||s;const t={...a},h=typeof t.maxLength=="number"?Math.
min(MAX_LENGTH,t.maxLength):MAX_LENGTH;let g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}, exceeds maximum \
allowed length: ${h}`);const p={type:"bos",value:"",output:t.prepend||""},i=[p],c=t.capture?"":"?:",I=constants.globChars(
t.windows),A=constants.extglobChars(I),{DOT_LITERAL:N,PLUS_LITERAL:X,SLASH_LITERAL:L,ONE_CHAR:B,DOTS_SLASH:w,NO_DOT:M,NO_DOT_SLASH:j,
NO_DOTS_SLASH:U,QMARK:d,QMARK_NO_DOT:H,STAR:F,START_ANCHOR:J}=I,E=r=>`(${c}(?:(?!${J}${r.dot?w:N}).)*?)`,O=t.dot?"":M,G=t.
dot?d:H;let S=t.bash===!0?E(t):F;t.capture&&(S=`(${S})`),typeof t.noext=="boolean"&&(t.noextglob=t.noext);const e={input:s,
index:-1,start:0,dot:t.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,
globstar:!1,tokens:i};s=utils.removePrefix(s,e),g=s.length;const m=[],k=[],K=[];let u=p,n;const Q=()=>e.index===g-1,v=e.
peek=(r=1)=>s[e.index+r],T=e.advance=()=>s[++e.index]||"",q=()=>s.slice(e.index+1),_=(r="",y=0)=>{e.consumed+=r,e.index+=
y},z=r=>{e.output+=r.output!=null?r.output:r.value,_(r.value)},Y=()=>{let r=1;for(;v()==="!"&&(v(2)!=="("||v(3)==="?");)
T(),e.start++,r++;return r%2===0?!1:(e.negated=!0,e.start++,!0)},W=r=>{e[r]++,K.push(r)},C=r=>{e[r]--,K.pop()},l=r=>{if(u.
type==="globstar"){const y=e.braces>0&&(r.type==="comma"||r.type==="brace"),o=r.extglob===!0||m.length&&(r.type==="pipe"||
r.type==="paren");r.type!=="slash"&&r.type!=="paren"&&!y&&!o&&(e.output=e.output.slice(0,-u.output.length),u.type="star",
u.value="*",u.output=S,e.output+=u.output)}if(m.length&&r.type!=="paren"&&(m[m.length-1].inner+=r.value),(r.value||r.output)&&
z(r),u&&u.type==="text"&&r.type==="text"){u.output=(u.output||u.value)+r.value,u.value+=r.value;return}r.prev=u,i.push(r),
u=r},V=(r,y)=>{const o={...A[y],conditions:1,inner:""};o.prev=u,o.parens=e.parens,o.output=e.output,o.startIndex=e.index,
o.tokensIndex=i.length;const f=(t.capture?"(":"")+o.open;W("parens"),l({type:r,value:y,output:e.output?"":B}),l({type:"p\
aren",extglob:!0,value:T(),output:f}),m.push(o)},Z=r=>{const y=s.slice(r.startIndex,e.index+1),o=s.slice(r.startIndex+2,
e.index),f=analyzeRepeatedExtglob(o,t);if((r.type==="plus"||r.type==="star")&&f.risky){const b=f.safeOutput?(r.output?"":
B)+(t.capture?`(${f.safeOutput})`:f.safeOutput):void 0,R=i[r.tokensIndex];R.type="text",R.value=y,R.output=b||utils.escapeRegex(
y);for(let D=r.tokensIndex+1;D<i.length;D++)i[D].value="",i[D].output="",delete i[D].suffix;e.output=r.output+R.output,e.
backtrack=!0,l({type:"paren",extglob:!0,value:n,output:""}),C("parens");return}let x=r.close+(t.capture?")":""),$;if(r.type===
"negate"){let b=S;if(r.inner&&r.inner.length>1&&r.inner.includes("/")&&(b=E(t)),(b!==S||Q()||/^\)+$/.test(q()))&&(x=r.close=
`)$))${b}`),r.inner.includes("*")&&($=q())&&/^\.[^\\/.]+$/.test($)){const R=parse($,{...a,fastpaths:!1}).output;x=r.close=
`)${R})${b})`}r.prev.type==="bos"&&(e.negatedExtglob=!0)}l({type:"paren",extglob:!0,value:n,output:x}),C("parens")};if(t.
fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(s)){let r=!1,y=s.replace(REGEX_SPECIAL_CHARS_BACKREF,(o,f,x,$,b,R)=>$==="\\"?
(r=!0,o):$==="?"?f?f+$+(b?d.repeat(b.length):""):R===0?G+(b?d.repeat(b.length):""):d.repeat(x.length):$==="."?N.repeat(x.
length):$==="*"?f?f+$+(b?S:""):S:f?o:`\\${o}`);return r===!0&&(t.unescape===!0?y=y.replace(/\\/g,""):y=y.replace(/\\+/g,
o=>o.length%2===0?"\\\\":o?"\\":"")),y===s&&t.contains===!0?(e.output=s,e):(e.output=utils.wrapOutput(y,e,a),e)}for(;!Q();){
if(n=T(),n==="\0")continue;if(n==="\\"){const o=v();if(o==="/"&&t.bash!==!0||o==="."||o===";")continue;if(!o){n+="\\",l(
{type:"text",value:n});continue}const f=/^\\+/.exec(q());let x=0;if(f&&f[0].length>2&&(x=f[0].length,e.index+=x,x%2!==0&&
(n+="\\")),t.unescape===!0?n=T():n+=T(),e.brackets===0){l({type:"text",value:n});continue}}if(e.brackets>0&&(n!=="]"||u.
value==="["||u.value==="[^")){if(t.posix!==!1&&n===":"){const o=u.value.slice(1);if(o.includes("[")&&(u.posix=!0,o.includes(
":"))){const f=u.value.lastIndexOf("["),x=u.value.slice(0,f),$=u.value.slice(f+2),b=POSIX_REGEX_SOURCE[$];if(b){u.value=
x+b,e.backtrack=!0,T(),!p.output&&i.indexOf(u)===1&&(p.output=B);continue}}}(n==="["&&v()!==":"||n==="-"&&v()==="]")&&(n=
`\\${n}`),n==="]"&&(u.value==="["||u.value==="[^")&&(n=`\\${n}`),t.posix===!0&&n==="!"&&u.value==="["&&(n="^"),u.value+=
n,z({value:n});continue}if(e.quotes===1&&n!=='"'){n=utils.escapeRegex(n),u.value+=n,z({value:n});continue}if(n==='"'){e.
quotes=e.quotes===1?0:1,t.keepQuotes===!0&&l({type:"text",value:n});continue}if(n==="("){W("parens"),l({type:"paren",value:n});
continue}if(n===")"){if(e.parens===0&&t.strictBrackets===!0)throw new SyntaxError(syntaxError("opening","("));const o=m[m.
length-1];if(o&&e.parens===o.parens+1){Z(m.pop());continue}l({type:"paren",value:n,output:e.parens?")":"\\)"}),C("parens");
continue}if(n==="["){if(t.nobracket===!0||!q().includes("]")){if(t.nobracket!==!0&&t.strictBrackets===!0)throw new SyntaxError(
syntaxError("closing","]"));n=`\\${n}`}else W("brackets");l({type:"bracket",value:n});continue}if(n==="]"){if(t.nobracket===
!0||u&&u.type==="bracket"&&u.value.length===1){l({type:"text",value:n,output:`\\${n}`});continue}if(e.brackets===0){if(t.
strictBrackets===!0)throw new SyntaxError(syntaxError("opening","["));l({type:"text",value:n,output:`\\${n}`});continue}
C("brackets");const o=u.value.slice(1);if(u.posix!==!0&&o[0]==="^"&&!o.includes("/")&&(n=`/${n}`),u.value+=n,z({value:n}),
t.literalBrackets===!1||utils.hasRegexChars(o))continue;const f=utils.escapeRegex(u.value);if(e.output=e.output.slice(0,
-u.value.length),t.literalBrackets===!0){e.output+=f,u.value=f;continue}u.value=`(${c}${f}|${u.value})`,e.output+=u.value;
continue}if(n==="{"&&t.nobrace!==!0){W("braces");const o={type:"brace",value:n,output:"(",outputIndex:e.output.length,tokensIndex:e.
tokens.length};k.push(o),l(o);continue}if(n==="}"){const o=k[k.length-1];if(t.nobrace===!0||!o){l({type:"text",value:n,output:n});
continue}let f=")";if(o.dots===!0){const x=i.slice(),$=[];for(let b=x.length-1;b>=0&&(i.pop(),x[b].type!=="brace");b--)x[b].
type!=="dots"&&$.unshift(x[b].value);f=expandRange($,t),e.backtrack=!0}if(o.comma!==!0&&o.dots!==!0){const x=e.output.slice(
0,o.outputIndex),$=e.tokens.slice(o.tokensIndex);o.value=o.output="\\{",n=f="\\}",e.output=x;for(const b of $)e.output+=
b.output||b.value}l({type:"brace",value:n,output:f}),C("braces"),k.pop();continue}if(n==="|"){m.length>0&&m[m.length-1].
conditions++,l({type:"text",value:n});continue}if(n===","){let o=n;const f=k[k.length-1];f&&K[K.length-1]==="braces"&&(f.
comma=!0,o="|"),l({type:"comma",value:n,output:o});continue}if(n==="/"){if(u.type==="dot"&&e.index===e.start+1){e.start=
e.index+1,e.consumed="",e.output="",i.pop(),u=p;continue}l({type:"slash",value:n,output:L});continue}if(n==="."){if(e.braces>
0&&u.type==="dot"){u.value==="."&&(u.output=N);const o=k[k.length-1];u.type="dots",u.output+=n,u.value+=n,o.dots=!0;continue}
if(e.braces+e.parens===0&&u.type!=="bos"&&u.type!=="slash"){l({type:"text",value:n,output:N});continue}l({type:"dot",value:n,
output:N});continue}if(n==="?"){if(!(u&&u.value==="(")&&t.noextglob!==!0&&v()==="("&&v(2)!=="?"){V("qmark",n);continue}if(u&&
u.type==="paren"){const f=v();let x=n;(u.value==="("&&!/[!=<:]/.test(f)||f==="<"&&!/<([!=]|\w+>)/.test(q()))&&(x=`\\${n}`),
l({type:"text",value:n,output:x});continue}if(t.dot!==!0&&(u.type==="slash"||u.type==="bos")){l({type:"qmark",value:n,output:H});
continue}l({type:"qmark",value:n,output:d});continue}if(n==="!"){if(t.noextglob!==!0&&v()==="("&&(v(2)!=="?"||!/[!=<:]/.
test(v(3)))){V("negate",n);continue}if(t.nonegate!==!0&&e.index===0){Y();continue}}if(n==="+"){if(t.noextglob!==!0&&v()===
"("&&v(2)!=="?"){V("plus",n);continue}if(u&&u.value==="("||t.regex===!1){l({type:"plus",value:n,output:X});continue}if(u&&
(u.type==="bracket"||u.type==="paren"||u.type==="brace")||e.parens>0){l({type:"plus",value:n});continue}l({type:"plus",value:X});
continue}if(n==="@"){if(t.noextglob!==!0&&v()==="("&&v(2)!=="?"){l({type:"at",extglob:!0,value:n,output:""});continue}l(
{type:"text",value:n});continue}if(n!=="*"){(n==="$"||n==="^")&&(n=`\\${n}`);const o=REGEX_NON_SPECIAL_CHARS.exec(q());o&&
(n+=o[0],e.index+=o[0].length),l({type:"text",value:n});continue}if(u&&(u.type==="globstar"||u.star===!0)){u.type="star",
u.star=!0,u.value+=n,u.output=S,e.backtrack=!0,e.globstar=!0,_(n);continue}let r=q();if(t.noextglob!==!0&&/^\([^?]/.test(
r)){V("star",n);continue}if(u.type==="star"){if(t.noglobstar===!0){_(n);continue}const o=u.prev,f=o.prev,x=o.type==="sla\
sh"||o.type==="bos",$=f&&(f.type==="star"||f.type==="globstar");if(t.bash===!0&&(!x||r[0]&&r[0]!=="/")){l({type:"star",value:n,
output:""});continue}const b=e.braces>0&&(o.type==="comma"||o.type==="brace"),R=m.length&&(o.type==="pipe"||o.type==="pa\
ren");if(!x&&o.type!=="paren"&&!b&&!R){l({type:"star",value:n,output:""});continue}for(;r.slice(0,3)==="/**";){const P=s[e.
index+4];if(P&&P!=="/")break;r=r.slice(3),_("/**",3)}const D=Q()||e.parens>0&&r===")".repeat(e.parens)&&!m.some(P=>P.type===
"negate");if(o.type==="bos"&&Q()){u.type="globstar",u.value+=n,u.output=E(t),e.output=u.output,e.globstar=!0,_(n);continue}
if(o.type==="slash"&&o.prev.type!=="bos"&&!$&&D){e.output=e.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.
output}`,u.type="globstar",u.output=E(t)+(t.strictSlashes?")":"|$)"),u.value+=n,e.globstar=!0,e.output+=o.output+u.output,
_(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&r[0]==="/"){const P=r[1]!==void 0?"|$":"";e.output=e.output.slice(
0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=`${E(t)}${L}|${L}${P})`,u.value+=n,e.
output+=o.output+u.output,e.globstar=!0,_(n+T()),l({type:"slash",value:"/",output:""});continue}if(o.type==="bos"&&r[0]===
"/"){u.type="globstar",u.value+=n,u.output=`(?:^|${L}|${E(t)}${L})`,e.output=u.output,e.globstar=!0,_(n+T()),l({type:"sl\
ash",value:"/",output:""});continue}e.output=e.output.slice(0,-u.output.length),u.type="globstar",u.output=E(t),u.value+=
n,e.output+=u.output,e.globstar=!0,_(n);continue}const y={type:"star",value:n,output:S};if(t.bash===!0){y.output=".*?",(u.
type==="bos"||u.type==="slash")&&(y.output=O+y.output),l(y);continue}if(u&&(u.type==="bracket"||u.type==="paren")&&t.regex===
!0){y.output=n,l(y);continue}(e.index===e.start||u.type==="slash"||u.type==="dot")&&(u.type==="dot"?(e.output+=j,u.output+=
j):t.dot===!0?(e.output+=U,u.output+=U):(e.output+=O,u.output+=O),v()!=="*"&&(e.output+=B,u.output+=B)),l(y)}for(;e.brackets>
0;){if(t.strictBrackets===!0)throw new SyntaxError(syntaxError("closing","]"));e.output=utils.escapeLast(e.output,"["),C(
"brackets")}for(;e.parens>0;){if(t.strictBrackets===!0)throw new SyntaxError(syntaxError("closing",")"));e.output=utils.
escapeLast(e.output,"("),C("parens")}for(;e.braces>0;){if(t.strictBrackets===!0)throw new SyntaxError(syntaxError("closi\
ng","}"));e.output=utils.escapeLast(e.output,"{"),C("braces")}if(t.strictSlashes!==!0&&(u.type==="star"||u.type==="brack\
et")&&l({type:"maybe_slash",value:"",output:`${L}?`}),e.backtrack===!0){e.output="";for(const r of e.tokens)e.output+=r.
output!=null?r.output:r.value,r.suffix&&(e.output+=r.suffix)}return e};parse.fastpaths=(s,a)=>{const t={...a},h=typeof t.
maxLength=="number"?Math.min(MAX_LENGTH,t.maxLength):MAX_LENGTH,g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}\
, exceeds maximum allowed length: ${h}`);s=REPLACEMENTS[s]||s;const{DOT_LITERAL:p,SLASH_LITERAL:i,ONE_CHAR:c,DOTS_SLASH:I,
NO_DOT:A,NO_DOTS:N,NO_DOTS_SLASH:X,STAR:L,START_ANCHOR:B}=constants.globChars(t.windows),w=t.dot?N:A,M=t.dot?X:A,j=t.capture?
"":"?:",U={negated:!1,prefix:""};let d=t.bash===!0?".*?":L;t.capture&&(d=`(${d})`);const H=O=>O.noglobstar===!0?d:`(${j}\
(?:(?!${B}${O.dot?I:p}).)*?)`,F=O=>{switch(O){case"*":return`${w}${c}${d}`;case".*":return`${p}${c}${d}`;case"*.*":return`${w}${d}${p}${c}${d}`;case"\
*/*":return`${w}${d}${i}${c}${M}${d}`;case"**":return w+H(t);case"**/*":return`(?:${w}${H(t)}${i})?${M}${c}${d}`;case"**\
/*.*":return`(?:${w}${H(t)}${i})?${M}${d}${p}${c}${d}`;case"**/.*":return`(?:${w}${H(t)}${i})?${p}${c}${d}`;default:{const G=/^(.*?)\.(\w+)$/.
exec(O);if(!G)return;const S=F(G[1]);return S?S+p+G[2]:void 0}}},J=utils.removePrefix(s,U);let E=F(J);return E&&t.strictSlashes!==
!0&&(E+=`${i}?`),E},module.exports=parse;


}),

388:
((module, __unused_webpack_exports, __webpack_require__) => {

const scan=__webpack_require__(6257),parse=__webpack_require__(4061),utils=__webpack_require__(3487),constants=__webpack_require__(511),isObject=e=>e&&
typeof e=="object"&&!Array.isArray(e),picomatch=(e,t,s=!1)=>{if(Array.isArray(e)){const i=e.map(l=>picomatch(l,t,s));return l=>{
for(const p of i){const m=p(l);if(m)return m}return!1}}const n=isObject(e)&&e.tokens&&e.input;if(e===""||typeof e!="stri\
ng"&&!n)throw new TypeError("Expected pattern to be a non-empty string");const r=t||{},o=r.windows,c=n?picomatch.compileRe(
e,t):picomatch.makeRe(e,t,!1,!0),a=c.state;delete c.state;let f=()=>!1;if(r.ignore){const i={...t,ignore:null,onMatch:null,
onResult:null};f=picomatch(r.ignore,i,s)}const y=(i,h=!1)=>{const{isMatch:l,match:p,output:m}=picomatch.test(i,c,t,{glob:e,
posix:o}),u={glob:e,state:a,regex:c,posix:o,input:i,output:m,match:p,isMatch:l};return typeof r.onResult=="function"&&r.
onResult(u),l===!1?(u.isMatch=!1,h?u:!1):f(i)?(typeof r.onIgnore=="function"&&r.onIgnore(u),u.isMatch=!1,h?u:!1):(typeof r.
onMatch=="function"&&r.onMatch(u),h?u:!0)};return s&&(y.state=a),y};picomatch.test=(e,t,s,{glob:n,posix:r}={})=>{if(typeof e!=
"string")throw new TypeError("Expected input to be a string");if(e==="")return{isMatch:!1,output:""};const o=s||{},c=o.format||
(r?utils.toPosixSlashes:null);let a=e===n,f=a&&c?c(e):e;return a===!1&&(f=c?c(e):e,a=f===n),(a===!1||o.capture===!0)&&(o.
matchBase===!0||o.basename===!0?a=picomatch.matchBase(e,t,s,r):a=t.exec(f)),{isMatch:!!a,match:a,output:f}},picomatch.matchBase=
(e,t,s,n=s&&s.windows)=>(t instanceof RegExp?t:picomatch.makeRe(t,s)).test(utils.basename(e,{windows:n})),picomatch.isMatch=
(e,t,s)=>picomatch(t,s)(e),picomatch.parse=(e,t)=>Array.isArray(e)?e.map(s=>picomatch.parse(s,t)):parse(e,{...t,fastpaths:!1}),
picomatch.scan=(e,t)=>scan(e,t),picomatch.compileRe=(e,t,s=!1,n=!1)=>{if(s===!0)return e.output;const r=t||{},o=r.contains?
"":"^",c=r.contains?"":"$";let a=`${o}(?:${e.output})${c}`;e&&e.negated===!0&&(a=`^(?!${a}).*$`);const f=picomatch.toRegex(
a,t);return n===!0&&(f.state=e),f},picomatch.makeRe=(e,t={},s=!1,n=!1)=>{if(!e||typeof e!="string")throw new TypeError("\
Expected a non-empty string");let r={negated:!1,fastpaths:!0};return t.fastpaths!==!1&&(e[0]==="."||e[0]==="*")&&(r.output=
parse.fastpaths(e,t)),r.output||(r=parse(e,t)),picomatch.compileRe(r,t,s,n)},picomatch.toRegex=(e,t)=>{try{const s=t||{};
return new RegExp(e,s.flags||(s.nocase?"i":""))}catch(s){if(t&&t.debug===!0)throw s;return/$^/}},picomatch.constants=constants,
module.exports=picomatch;


}),

6257:
((module, __unused_webpack_exports, __webpack_require__) => {

const utils=__webpack_require__(3487),{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,CHAR_COMMA,CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,
CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,
CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=__webpack_require__(511),isPathSeparator=n=>n===CHAR_FORWARD_SLASH||n===
CHAR_BACKWARD_SLASH,depth=n=>{n.isPrefix!==!0&&(n.depth=n.isGlobstar?1/0:1)},scan=(n,w)=>{const u=w||{},L=n.length-1,h=u.
parts===!0||u.tokens===!0||u.scanToEnd===!0,H=[],i=[],G=[];let a=n,b=-1,r=0,_=0,x=!1,m=!1,l=!1,S=!1,D=!1,d=!1,k=!1,K=!1,
P=!1,o=!1,g=0,B,e,t={value:"",depth:0,isGlob:!1};const T=()=>b>=L,M=()=>a.charCodeAt(b+1),f=()=>(B=e,a.charCodeAt(++b));
for(;b<L;){e=f();let c;if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=!0,e=f(),e===CHAR_LEFT_CURLY_BRACE&&(d=!0);continue}if(d===
!0||e===CHAR_LEFT_CURLY_BRACE){for(g++;T()!==!0&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=!0,f();continue}if(e===
CHAR_LEFT_CURLY_BRACE){g++;continue}if(d!==!0&&e===CHAR_DOT&&(e=f())===CHAR_DOT){if(x=t.isBrace=!0,l=t.isGlob=!0,o=!0,h===
!0)continue;break}if(d!==!0&&e===CHAR_COMMA){if(x=t.isBrace=!0,l=t.isGlob=!0,o=!0,h===!0)continue;break}if(e===CHAR_RIGHT_CURLY_BRACE&&
(g--,g===0)){d=!1,x=t.isBrace=!0,o=!0;break}}if(h===!0)continue;break}if(e===CHAR_FORWARD_SLASH){if(H.push(b),i.push(t),
t={value:"",depth:0,isGlob:!1},o===!0)continue;if(B===CHAR_DOT&&b===r+1){r+=2;continue}_=b+1;continue}if(u.noext!==!0&&(e===
CHAR_PLUS||e===CHAR_AT||e===CHAR_ASTERISK||e===CHAR_QUESTION_MARK||e===CHAR_EXCLAMATION_MARK)===!0&&M()===CHAR_LEFT_PARENTHESES){
if(l=t.isGlob=!0,S=t.isExtglob=!0,o=!0,e===CHAR_EXCLAMATION_MARK&&b===r&&(P=!0),h===!0){let p=0;for(;T()!==!0&&(e=f());){
if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=!0,f();continue}if(e===CHAR_LEFT_PARENTHESES){p++;continue}if(e===CHAR_RIGHT_PARENTHESES&&
--p===0){o=!0;break}}continue}break}if(e===CHAR_ASTERISK){if(B===CHAR_ASTERISK&&(D=t.isGlobstar=!0),l=t.isGlob=!0,o=!0,h===
!0)continue;break}if(e===CHAR_QUESTION_MARK){if(l=t.isGlob=!0,o=!0,h===!0)continue;break}if(e===CHAR_LEFT_SQUARE_BRACKET){
for(;T()!==!0&&(c=f());){if(c===CHAR_BACKWARD_SLASH){k=t.backslashes=!0,f();continue}if(c===CHAR_RIGHT_SQUARE_BRACKET){m=
t.isBracket=!0,l=t.isGlob=!0,o=!0;break}}if(h===!0)continue;break}if(u.nonegate!==!0&&e===CHAR_EXCLAMATION_MARK&&b===r){
K=t.negated=!0,r++;continue}if(u.noparen!==!0&&e===CHAR_LEFT_PARENTHESES){if(l=t.isGlob=!0,h===!0){let E=1;for(;T()!==!0&&
(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=!0,f();continue}if(e===CHAR_LEFT_PARENTHESES){E++;continue}if(e===
CHAR_RIGHT_PARENTHESES&&--E===0){o=!0;break}}continue}break}if(l===!0){if(o=!0,h===!0)continue;break}}u.noext===!0&&(S=!1,
l=!1);let s=a,v="",C="";r>0&&(v=a.slice(0,r),a=a.slice(r),_-=r),s&&l===!0&&_>0?(s=a.slice(0,_),C=a.slice(_)):l===!0?(s="",
C=a):s=a,s&&s!==""&&s!=="/"&&s!==a&&isPathSeparator(s.charCodeAt(s.length-1))&&(s=s.slice(0,-1)),u.unescape===!0&&(C&&(C=
utils.removeBackslashes(C)),s&&k===!0&&(s=utils.removeBackslashes(s)));const R={prefix:v,input:n,start:r,base:s,glob:C,isBrace:x,
isBracket:m,isGlob:l,isExtglob:S,isGlobstar:D,negated:K,negatedExtglob:P};if(u.tokens===!0&&(R.maxDepth=0,isPathSeparator(
e)||i.push(t),R.tokens=i),u.parts===!0||u.tokens===!0){let c;for(let A=0;A<H.length;A++){const O=c!==void 0?c+1:r,I=H[A],
U=n.slice(O,I);u.tokens&&(A===0&&r!==0?(i[A].isPrefix=!0,i[A].value=v):i[A].value=U,depth(i[A]),R.maxDepth+=i[A].depth),
I>=r&&(G.push(U),c=I)}const E=c!==void 0?c+1:r,p=n.slice(E);G.push(p),u.tokens&&c&&c+1<n.length&&(i[i.length-1].value=p,
depth(i[i.length-1]),R.maxDepth+=i[i.length-1].depth),R.slashes=H,R.parts=G}return R};module.exports=scan;


}),

3487:
((__unused_webpack_module, exports, __webpack_require__) => {

const{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=__webpack_require__(511);exports.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e),exports.hasRegexChars=e=>REGEX_SPECIAL_CHARS.test(e),exports.isRegexChar=e=>e.length===1&&exports.hasRegexChars(e),exports.escapeRegex=e=>e.replace(REGEX_SPECIAL_CHARS_GLOBAL,"\\$1"),
exports.toPosixSlashes=e=>e.replace(REGEX_BACKSLASH,"/"),exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){
const e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<"u"&&process.platform?process.
platform==="win32":!1},exports.removeBackslashes=e=>e.replace(REGEX_REMOVE_BACKSLASH,t=>t==="\\"?"":t),exports.escapeLast=
(e,t,r)=>{const s=e.lastIndexOf(t,r);return s===-1?e:e[s-1]==="\\"?exports.escapeLast(e,t,s-1):`${e.slice(0,s)}\\${e.slice(
s)}`},exports.removePrefix=(e,t={})=>{let r=e;return r.startsWith("./")&&(r=r.slice(2),t.prefix="./"),r},exports.wrapOutput=
(e,t={},r={})=>{const s=r.contains?"":"^",n=r.contains?"":"$";let o=`${s}(?:${e})${n}`;return t.negated===!0&&(o=`(?:^(?\
!${o}).*$)`),o},exports.basename=(e,{windows:t}={})=>{const r=e.split(t?/[\\/]/:"/"),s=r[r.length-1];return s===""?r[r.length-
2]:s};


}),

3266:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readChanges: () => (readChanges)
});

// UNUSED EXPORTS: pathFilter

// EXTERNAL MODULE: ./lib/node_modules/picomatch/index.js
var picomatch = __webpack_require__(4714);
// EXTERNAL MODULE: ./lib/io/github.js + 3 modules
var io_github = __webpack_require__(9497);
;// CONCATENATED MODULE: ./lib/ask/comparison.js

const mostPages = 10;
async function compareSince(since, history) {
  requireCommit(history.commit, since);
  const base = await findBase(since, history);
  if (base.kind !== "base")
    return base;
  try {
    return await compare(base, history);
  } catch (error) {
    if (!(error instanceof io_github/* GitHubError */.y && error.status === 404) || base.createdAt === void 0)
      throw error;
    history.log.warning(`GitHub no longer has the commit of ${base.name}. Changes since ${base.createdAt} are used.`);
    const earlier = await lastBefore(base.createdAt, base.name, history);
    return earlier.kind === "base" ? await compare(earlier, history) : earlier;
  }
}
function requireCommit({ sha, workflow, branch }, { kind }) {
  const isRun = kind === "last-success", needed = { GITHUB_SHA: sha, ...isRun && { GITHUB_WORKFLOW_REF: workflow, GITHUB_REF_NAME: branch } }, missing = Object.entries(needed).flatMap(([name, value]) => value === "" ? name : []);
  if (missing.length !== 0)
    throw new Error(`changes-since needs ${missing.join(" and ")}, which the runner does not give. Nothing was sent. Update the runner${isRun ? ", or use a duration or a ref" : ""}.`);
}
async function compare({ ref, name }, { commit, github, log }) {
  const comparison = await github.compare(ref, commit.sha, 1);
  return comparison.total === 0 ? { kind: "same", name } : (comparison.diverged && log.warning(`The history was rewritten since ${name}. Changes since the last common commit are used.`), { kind: "compared", ref, name, comparison });
}
async function findBase(since, history) {
  const { commit, github, clock } = history;
  switch (since.kind) {
    case "ref":
      return /^0{40}$/.test(since.ref) ? { kind: "no-base", why: "The branch is new." } : { kind: "base", ref: since.ref, name: since.ref };
    case "duration": {
      const { text, ms, until } = since, end = until === void 0 ? clock.date().getTime() : Date.parse(until), time = new Date(end - ms).toISOString().replace(/\.\d+/, ""), name = until === void 0 ? `the last ${text}` : `${text} before this workflow run was created`;
      return await lastBefore(time, name, history);
    }
    case "last-success": {
      const run = await github.lastSuccess(commit);
      if (run === void 0) {
        const { event, workflow, branch } = commit;
        return { kind: "no-base", why: `No earlier ${event} run of ${workflow} on ${branch} succeeded.` };
      }
      const name = `the last successful run (${run.sha.slice(0, 7)})`;
      return run.sha === commit.sha ? { kind: "same", name } : { kind: "base", ref: run.sha, name, createdAt: run.createdAt };
    }
  }
}
async function lastBefore(time, name, { commit: { sha }, github, log }) {
  const parents = /* @__PURE__ */ new Map();
  let earliest = sha, last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await github.commits(sha, time, page);
    last = read.last;
    for (const commit of read.commits)
      parents.set(commit.sha, commit.parents[0]);
    for (; earliest !== void 0 && parents.has(earliest); )
      earliest = parents.get(earliest);
  }
  return earliest === sha ? { kind: "same", name } : earliest === void 0 ? { kind: "no-base", why: `The repository has no commit from before ${time}.` } : (last > mostPages && log.warning(`More than ${mostPages * 100} commits were made since ${name}. Only the newest are used.`), { kind: "base", ref: earliest, name });
}

// EXTERNAL MODULE: ./lib/ask/context.js
var context = __webpack_require__(6454);
;// CONCATENATED MODULE: ./lib/ask/merges.js

function findMerges(commits, head) {
  const unclaimed = new Map(commits.map((commit) => [commit.sha, commit])), mainLine = [];
  for (let commit = unclaimed.get(head); commit !== void 0; commit = unclaimed.get(commit.parents[0] ?? ""))
    unclaimed.delete(commit.sha), mainLine.push(commit);
  const merges = [];
  for (const { sha, message, parents } of mainLine.reverse()) {
    const brought = [sha], reached = parents.slice(1);
    for (let next = reached.pop(); next !== void 0; next = reached.pop()) {
      const commit = unclaimed.get(next);
      commit !== void 0 && (unclaimed.delete(next), brought.push(next), reached.push(...commit.parents));
    }
    const pull = pullIn(message);
    pull !== void 0 && merges.push({ pull, sha, parent: parents[0] ?? sha, commits: brought });
  }
  return merges;
}
function pullIn(message) {
  const title = message.split(`
`, 1)[0] ?? "", [, pull] = /^Merge pull request #(\d{1,9}) from /.exec(title) ?? /\(#(\d{1,9})\)$/.exec(title.trimEnd()) ?? [];
  return pull === void 0 ? void 0 : Number(pull);
}
const mostAuthors = 3, mostRead = 20;
function findAuthors(commits) {
  const counts = /* @__PURE__ */ new Map();
  for (const { login } of commits.filter(isWritten).toReversed())
    counts.set(login, (counts.get(login) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, mostAuthors).map(([login]) => login);
}
const isWritten = (commit) => commit.login !== void 0 && commit.parents.length < 2;
async function commitsThatCount(commits, counts, { github, log }) {
  const counting = [];
  for (const commit of commits.filter(isWritten).slice(-mostRead))
    try {
      const { files } = await github.compare(commit.parents[0] ?? "", commit.sha, 1);
      files.some(counts) && counting.push(commit);
    } catch (error) {
      if (!(error instanceof io_github/* GitHubError */.y))
        throw error;
      log.debug(error.message), counting.push(commit);
    }
  return counting;
}

// EXTERNAL MODULE: ./lib/ask/section.js
var section = __webpack_require__(5598);
// EXTERNAL MODULE: ./lib/ask/visible-text.js
var visible_text = __webpack_require__(5331);
;// CONCATENATED MODULE: ./lib/ask/changes-since.js






const changes_since_mostPages = 10, mostPulls = 20, mostCompared = 300;
async function readChanges(query) {
  const compared = await compareSince(query.since, query);
  return compared.kind === "same" ? unchanged(`Nothing changed since ${compared.name}.`) : compared.kind === "compared" ? await selectChanges(compared, query) : (query.log.warning(`${compared.why} The prompt has no list of changes.`), { kind: "some", section: (0,section/* lines */.Mn)(`${compared.why} Everything may have changed.`), facts: {} });
}
const unchanged = (reason) => ({ kind: "nothing", reason });
async function selectChanges({ name, ref, comparison }, query) {
  const { commits, unread, pulls, left, own, ignored, covered } = await readCommits(ref, comparison, query), total = commits.length + unread, rest = [
    own.length > 0 ? `this action's own pull requests (${named(own)})` : "",
    ignored.length > 0 ? `pull requests with an ignored label (${named(ignored)})` : ""
  ].filter((part) => part !== "").join(" and ");
  if (total === 0)
    return unchanged(`Nothing changed since ${name} except ${rest}.`);
  const includes = pathFilter(query.globs), isIncluded = ({ path, before }) => includes(path) || before !== void 0 && includes(before), { files, isWhole } = await readFiles(comparison, query), others = await withoutFilesOf(left, files, query), included = others.filter(isIncluded), excluded = others.length - included.length;
  if (included.length === 0 && isWhole) {
    const elsewhere = (0,section/* count */.U9)(excluded, "other file");
    return excluded > 0 ? unchanged(`Nothing in changes-paths changed since ${name}; ${elsewhere} did.`) : files.length === 0 ? unchanged(`Nothing changed since ${name}: the new commits change no file.`) : unchanged(`Nothing changed since ${name} except files as they were left by ${rest}.`);
  }
  query.log.info(`Changes since ${name}: ${(0,section/* count */.U9)(total, "commit")}, ${(0,section/* count */.U9)(included.length, "file")}.`);
  const { branch, sha } = query.commit, head = (0,section/* lines */.Mn)(`Changes on ${(0,section/* inOneLine */.UX)(branch)} since ${name}, up to ${sha.slice(0, 7)}:`, own.length > 0 ? `Left out, because they are your own earlier work: ${named(own)}.` : "", ignored.length > 0 ? `Left out, because of their labels: ${named(ignored)}.` : "", excluded === 0 ? "" : `Left out, because they are not asked about: ${(0,section/* count */.U9)(excluded, "other file")}.`, isWhole ? "" : "The repository is so large that GitHub lists only a part of its files: there may be more."), commitList = (0,section/* listing */.RR)({
    head: `Commits (${(0,section/* inDigits */.Qn)(total)}):`,
    items: commits.toReversed().map((commit) => commitLine(commit, pulls.get(commit.sha))),
    noun: "commit",
    unread
  }), fileHead = `Changed files (${(0,section/* inDigits */.Qn)(included.length)}):`, fileList = (0,section/* listing */.RR)({ head: fileHead, items: included.map(context/* fileLine */.R), noun: "file" }), isPart = query.needsAuthors && excluded > 0, authors = findAuthors(isPart ? await commitsThatCount(commits, isIncluded, query) : commits), facts = { ...authors.length > 0 && { authors }, ...covered };
  return { kind: "some", section: (0,section/* inOrder */.al)(head, (0,section/* splitRoom */.sN)(commitList, fileList)), facts };
}
const named = (pulls) => pulls.map((pull) => `#${pull}`).join(", ");
async function readCommits(ref, { total, commits: first }, { commit: { sha }, github, judge }) {
  const commits = [...first];
  for (let page = 2; page <= changes_since_mostPages && commits.length < total; page++) {
    const more = await github.compare(ref, sha, page);
    if (more.commits.length === 0)
      break;
    commits.push(...more.commits);
  }
  const merges = findMerges(commits, sha), pulls = new Map(merges.flatMap(({ pull, commits: commits2 }) => commits2.map((of) => [of, pull]))), found = { own: [], ignored: [], merged: [], unproved: [] };
  for (const merge of merges.slice(-mostPulls))
    found[await judge(merge)].push(merge);
  const { own, ignored, merged } = found, coversMore = Math.max(0, merges.length - mostPulls), left = [...own, ...ignored], leftCommits = new Set(left.flatMap(({ commits: commits2 }) => commits2)), numbers = (merges2) => [...new Set(merges2.map(({ pull }) => pull))];
  return {
    commits: commits.filter((commit) => !leftCommits.has(commit.sha)),
    unread: total - commits.length,
    pulls,
    left,
    own: numbers(own),
    ignored: numbers(ignored),
    covered: merged.length > 0 && {
      covers: merged.map(({ pull }) => pull).toReversed(),
      ...coversMore > 0 && { coversMore }
    }
  };
}
async function readFiles(comparison, { commit: { sha }, github }) {
  if (comparison.files.length < mostCompared)
    return { files: comparison.files, isWhole: !0 };
  const [before, after] = [await github.tree(comparison.mergeBase), await github.tree(sha)], files = [...new Map([...before.files, ...after.files])].flatMap(([path, sha2]) => {
    const [earlier, now] = [before.files.get(path), after.files.get(path)];
    return earlier === now ? [] : [{ path, status: now === void 0 ? "removed" : earlier === void 0 ? "added" : "modified", sha: sha2 }];
  });
  return files.sort((a, b) => a.path < b.path ? -1 : 1), { files, isWhole: !before.truncated && !after.truncated };
}
async function withoutFilesOf(merges, files, { github }) {
  const brought = /* @__PURE__ */ new Map();
  for (const { parent, sha } of merges)
    for (const file of (await github.compare(parent, sha, 1)).files)
      brought.set(file.path, [...brought.get(file.path) ?? [], file]);
  return files.filter((file) => !isWhollyOf(brought.get(file.path) ?? [], file));
}
function isWhollyOf(changes, { sha, status, patch, ...file }) {
  return changes.some((left) => left.sha === sha) ? changes.length > 1 || file.added === void 0 ? changedLines(file) <= changes.reduce((sum, left) => sum + changedLines(left), 0) : patch === void 0 && status === "modified" ? !1 : changes.some((left) => left.status === status && left.patch === patch) : !1;
}
const changedLines = ({ added = 0, removed = 0 }) => added + removed;
function commitLine({ sha, message, author }, pull) {
  const title = (0,visible_text/* visibleLine */.P8)(message.split(`
`, 1)[0] ?? "", 200), name = (0,visible_text/* visibleLine */.P8)(author, 100);
  return [sha.slice(0, 7), pull && `#${pull}`, name && `${name}:`, title].filter(Boolean).join(" ");
}
function pathFilter(globs) {
  const rules = globs.map((glob) => {
    const includes = !glob.startsWith("!");
    return { includes, matches: picomatch(anyDepth(includes ? glob : glob.slice(1)), { dot: !0, nonegate: !0 }) };
  }), otherwise = rules[0] === void 0 || !rules[0].includes;
  return (path) => rules.findLast(({ matches }) => matches(path))?.includes ?? otherwise;
}
const anyDepth = (glob) => glob.replace(/(^|\/)\*\*(?=[^/*])/g, "$1**/*");


})

};
