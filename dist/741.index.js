export const id = 741;
export const ids = [741];
export const modules = {

6057:
((module, __unused_webpack_exports, __webpack_require__) => {

const{InvalidArgumentError,MaxOriginsReachedError}=__webpack_require__(9263),{kBusy,kClients,kConnected,kRunning,kPending,
kClose,kDestroy,kDispatch,kUrl}=__webpack_require__(8951),DispatcherBase=__webpack_require__(7941),Pool=__webpack_require__(6864),Client=__webpack_require__(5929),util=__webpack_require__(7332),kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol("onDis\
connect"),kOnConnectionError=Symbol("onConnectionError"),kOnDrain=Symbol("onDrain"),kFactory=Symbol("factory"),kOptions=Symbol(
"options"),kOrigins=Symbol("origins");function defaultFactory(l,t){return t&&t.connections===1?new Client(l,t):new Pool(
l,t)}class Agent extends DispatcherBase{constructor({factory:t=defaultFactory,maxOrigins:n=1/0,connect:e,tls:r,...c}={}){
if(typeof t!="function")throw new InvalidArgumentError("factory must be a function.");if(e!=null&&typeof e!="function"&&
typeof e!="object")throw new InvalidArgumentError("connect must be a function or an object");if(typeof n!="number"||Number.
isNaN(n)||n<=0)throw new InvalidArgumentError("maxOrigins must be a number greater than 0");super(c),e&&typeof e!="funct\
ion"&&(e={...e}),r&&typeof r!="function"&&(r={...r}),this[kOptions]={...util.deepClone(c),maxOrigins:n,connect:e,tls:r},
this[kFactory]=t,this[kClients]=new Map,this[kOrigins]=new Set,this[kOnDrain]=(i,s)=>{this.emit("drain",i,[this,...s])},
this[kOnConnect]=(i,s)=>{this.emit("connect",i,[this,...s])},this[kOnDisconnect]=(i,s,o)=>{this.emit("disconnect",i,[this,
...s],o)},this[kOnConnectionError]=(i,s,o)=>{this.emit("connectionError",i,[this,...s],o)}}get[kRunning](){let t=0;for(const n of this[kClients].
values())t+=n[kRunning];return t}[kDispatch](t,n){let e;if(t.origin&&(typeof t.origin=="string"||t.origin instanceof URL))
e=String(t.origin);else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");const r=t.allowH2??
this[kOptions].allowH2,c=r===!1?`${e}#http1-only`:e;if(this[kOrigins].size>=this[kOptions].maxOrigins&&!this[kOrigins].has(
e))throw new MaxOriginsReachedError;let i=this[kClients].get(c);if(!i){i=this[kFactory](t.origin,r===!1?{...this[kOptions],
allowH2:!1}:this[kOptions]);const s=()=>{if(this[kClients].get(c)!==i||i[kConnected]>0||i[kBusy]||i[kPending]>0)return;this[kClients].
delete(c),i.destroyed||i.close();let o=!1;for(const h of this[kClients].keys())if(h===e||h===`${e}#http1-only`){o=!0;break}
o||this[kOrigins].delete(e)};i.on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",(o,h,a)=>{s(),this[kOnDisconnect](
o,h,a)}).on("connectionError",(o,h,a)=>{s(),this[kOnConnectionError](o,h,a)}),this[kClients].set(c,i),this[kOrigins].add(
e)}return i.dispatch(t,n)}[kClose](){const t=[];for(const n of this[kClients].values())t.push(n.close());return this[kClients].
clear(),Promise.all(t)}[kDestroy](t){const n=[];for(const e of this[kClients].values())n.push(e.destroy(t));return this[kClients].
clear(),Promise.all(n)}get stats(){const t={};for(const n of this[kClients].values())n.stats&&(t[n[kUrl].origin]=n.stats);
return t}}module.exports=Agent;


}),

7741:
((module, __unused_webpack_exports, __webpack_require__) => {

const DispatcherBase=__webpack_require__(7941),{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,
kHttpsProxyAgent}=__webpack_require__(8951),ProxyAgent=__webpack_require__(1724),Agent=__webpack_require__(6057),DEFAULT_PORTS={
"http:":80,"https:":443};class EnvHttpProxyAgent extends DispatcherBase{#s=null;#t=null;#e=null;constructor(s={}){super(
s),this.#e=s;const{httpProxy:r,httpsProxy:t,noProxy:e,...o}=s;this[kNoProxyAgent]=new Agent(o);const n=r??process.env.http_proxy??
process.env.HTTP_PROXY;n?this[kHttpProxyAgent]=new ProxyAgent({...o,uri:n}):this[kHttpProxyAgent]=this[kNoProxyAgent];const i=t??
process.env.https_proxy??process.env.HTTPS_PROXY;i?this[kHttpsProxyAgent]=new ProxyAgent({...o,uri:i}):this[kHttpsProxyAgent]=
this[kHttpProxyAgent],this.#r()}[kDispatch](s,r){const t=new URL(s.origin);return this.#n(t).dispatch(s,r)}[kClose](){return Promise.
all([this[kNoProxyAgent].close(),!this[kHttpProxyAgent][kClosed]&&this[kHttpProxyAgent].close(),!this[kHttpsProxyAgent][kClosed]&&
this[kHttpsProxyAgent].close()])}[kDestroy](s){return Promise.all([this[kNoProxyAgent].destroy(s),!this[kHttpProxyAgent][kDestroyed]&&
this[kHttpProxyAgent].destroy(s),!this[kHttpsProxyAgent][kDestroyed]&&this[kHttpsProxyAgent].destroy(s)])}#n(s){let{protocol:r,
host:t,port:e}=s;return t=t.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase(),t.length>1&&t.charCodeAt(t.length-
1)===46&&(t=t.slice(0,-1)),e=Number.parseInt(e,10)||DEFAULT_PORTS[r]||0,this.#i(t,e)?r==="https:"?this[kHttpsProxyAgent]:
this[kHttpProxyAgent]:this[kNoProxyAgent]}#i(s,r){if(this.#h&&this.#r(),this.#t.length===0)return!0;for(let t=0;t<this.#t.
length;t++){const e=this.#t[t];if(e.hostname==="*"){if(e.port&&e.port!==r)continue;return!1}if(!(e.port&&e.port!==r)&&(!e.
wildcard&&s===e.hostname||s.slice(-(e.hostname.length+1))===`.${e.hostname}`))return!1}return!0}#r(){const s=this.#e.noProxy??
this.#o,r=s.split(/[,\s]/),t=[];for(let e=0;e<r.length;e++){const o=r[e];if(!o)continue;let n,i;const c=o.match(/^\[(.+)\]:(\d+)$/);
if(c)n=c[1],i=Number.parseInt(c[2],10);else{const l=o.replace(/^\[(.+)\]$/,"$1"),h=(l.match(/:/g)||[]).length===1&&l.match(
/^(.+):(\d+)$/);n=h?h[1]:l,i=h?Number.parseInt(h[2],10):0}const a=o.charCodeAt(0)===42;t.push({hostname:n.replace(/^\*?\./,
"").replace(/^(.+)\.$/,"$1").toLowerCase(),port:i,wildcard:a})}this.#s=s,this.#t=t}get#h(){return this.#e.noProxy!==void 0?
!1:this.#s!==this.#o}get#o(){return process.env.no_proxy??process.env.NO_PROXY??""}}module.exports=EnvHttpProxyAgent;


}),

1724:
((module, __unused_webpack_exports, __webpack_require__) => {

const{kProxy,kClose,kDestroy,kDispatch}=__webpack_require__(8951),Agent=__webpack_require__(6057),Pool=__webpack_require__(6864),DispatcherBase=__webpack_require__(
7941),{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError,ProxyConnectionError}=__webpack_require__(
9263),buildConnector=__webpack_require__(3484),Client=__webpack_require__(5929),{channels}=__webpack_require__(3082),Socks5ProxyAgent=__webpack_require__(3),{hasSafeIterator}=__webpack_require__(7332),kAgent=Symbol("proxy\
 agent"),kClient=Symbol("proxy client"),kProxyHeaders=Symbol("proxy headers"),kRequestTls=Symbol("request tls settings"),
kProxyTls=Symbol("proxy tls settings"),kConnectEndpoint=Symbol("connect endpoint function"),kConnectEndpointHTTP1=Symbol(
"connect endpoint function (http/1.1 only)"),kTunnelProxy=Symbol("tunnel proxy"),proxyAuthorization="proxy-authorization";
function defaultProtocolPort(t){return t==="https:"?443:80}function defaultFactory(t,e){return new Pool(t,e)}const noop=()=>{};
function defaultAgentFactory(t,e){return e.connections===1?new Client(t,e):new Pool(t,e)}function shouldProxyTunnel(t,e){
return e===!0||t!=="http:"}class Http1ProxyWrapper extends DispatcherBase{#e;#t;constructor(e,{headers:n={},connect:o,factory:r,
proxyServername:i}){if(!e)throw new InvalidArgumentError("Proxy URL is mandatory");super(),this[kProxyHeaders]=n,this.#t=
i,r?this.#e=r(e,{connect:o}):this.#e=new Client(e,{connect:o})}[kDispatch](e,n){const o=n.onResponseStart;n.onResponseStart=
function(x,m,f,a){if(m===407){typeof n.onResponseError=="function"&&n.onResponseError(x,new InvalidArgumentError("Proxy \
Authentication Required (407)"));return}o&&o.call(this,x,m,f,a)};const{origin:r,path:i="/",headers:d={}}=e;return e.path=
r+i,e.headers={...this[kProxyHeaders],...d},hasHostHeader(d)||(e.headers.host=new URL(r).host),this.#t!=null&&(e.servername=
this.#t),this.#e[kDispatch](e,n)}[kClose](){return this.#e.close()}[kDestroy](e){return this.#e.destroy(e)}}class ProxyAgent extends DispatcherBase{constructor(e){
if(!e||typeof e=="object"&&!(e instanceof URL)&&!e.uri)throw new InvalidArgumentError("Proxy uri is mandatory");const{clientFactory:n=defaultFactory}=e;
if(typeof n!="function")throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");const{proxyTunnel:o,
connectTimeout:r}=e;super(e);const i=this.#e(e),{href:d,origin:x,port:m,protocol:f,username:a,password:p,hostname:T}=i;if(this[kProxy]=
{uri:d,protocol:f},this[kRequestTls]=e.requestTls,this[kProxyTls]=e.proxyTls,this[kProxyHeaders]=e.headers||{},this[kTunnelProxy]=
o,e.auth&&e.token)throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");e.auth?this[kProxyHeaders]["\
proxy-authorization"]=`Basic ${e.auth}`:e.token?this[kProxyHeaders]["proxy-authorization"]=e.token:a&&p?this[kProxyHeaders]["\
proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(a)}:${decodeURIComponent(p)}`).toString("base64")}`:a&&
(this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(a)}:`).toString("base64")}`);const g=buildConnector(
{timeout:r,...e.proxyTls}),R=buildConnector({timeout:r,...e.proxyTls,allowH2:!1});this[kConnectEndpoint]=buildConnector(
{timeout:r,...e.requestTls}),this[kConnectEndpointHTTP1]=buildConnector({timeout:r,...e.requestTls,allowH2:!1});const P=e.
factory||defaultAgentFactory,S=(s,u)=>{const{protocol:w}=new URL(s);if(this[kProxy].protocol==="socks5:"||this[kProxy].protocol===
"socks:")return new Socks5ProxyAgent(this[kProxy].uri,{headers:this[kProxyHeaders],connect:g,factory:P,username:e.username||
a,password:e.password||p,connectTimeout:r,proxyTls:e.proxyTls,requestTls:e.requestTls});if(!shouldProxyTunnel(w,this[kTunnelProxy])){
const c=this[kProxy].protocol==="https:"?(l,y)=>R(l,(h,A)=>{h&&h.code==="ERR_TLS_CERT_ALTNAME_INVALID"?y(new SecureProxyConnectionError(
h)):y(h,A)}):R;return new Http1ProxyWrapper(this[kProxy].uri,{headers:this[kProxyHeaders],connect:c,factory:P,proxyServername:this[kProxy].
protocol==="https:"?this[kProxyTls]?.servername||T:void 0})}return P(s,u)};f==="socks5:"||f==="socks:"?this[kClient]=null:
this[kClient]=n(i,{connect:g}),this[kAgent]=new Agent({...e,factory:S,connect:async(s,u)=>{if(!this[kClient]){u(new InvalidArgumentError(
"Cannot establish tunnel connection without a proxy client"));return}let w=s.host;s.port||(w+=`:${defaultProtocolPort(s.
protocol)}`);try{const c={origin:x,port:m,path:w,signal:s.signal,headers:{...this[kProxyHeaders],host:s.host,...s.connections==
null||s.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[kProxyTls]?.servername||T},{socket:l,statusCode:y}=await this[kClient].
connect(c);if(y!==200){l.on("error",noop).destroy(),u(new RequestAbortedError(`Proxy response (${y}) !== 200 when HTTP T\
unneling`));return}if(channels.proxyConnected.hasSubscribers&&channels.proxyConnected.publish({socket:l,connectParams:c}),
s.protocol!=="https:"){u(null,l);return}let h;this[kRequestTls]?h=this[kRequestTls].servername:h=s.servername,(s.allowH2===
!1?this[kConnectEndpointHTTP1]:this[kConnectEndpoint])({...s,servername:h,httpSocket:l},u)}catch(c){c.code==="ERR_TLS_CE\
RT_ALTNAME_INVALID"?u(new SecureProxyConnectionError(c)):c.code==="UND_ERR_SOCKET"?u(new ProxyConnectionError(c)):u(c)}}})}dispatch(e,n){
let o=buildHeaders(e.headers);return throwIfProxyAuthIsSent(o),o&&!hasHostHeader(o)&&(o===e.headers&&(o={...o}),o.host=new URL(
e.origin).host),this[kAgent].dispatch({...e,headers:o},n)}#e(e){return typeof e=="string"?new URL(e):e instanceof URL?e:
new URL(e.uri)}[kClose](){const e=[this[kAgent].close()];return this[kClient]&&e.push(this[kClient].close()),Promise.all(
e)}[kDestroy](){const e=[this[kAgent].destroy()];return this[kClient]&&e.push(this[kClient].destroy()),Promise.all(e)}}function buildHeaders(t){
if(Array.isArray(t)){const e={};for(let n=0;n<t.length;n+=2)isProxyAuthorizationHeader(t[n])&&throwProxyAuthError(),e[t[n]]=
t[n+1];return e}if(t&&typeof t=="object"&&hasSafeIterator(t)){const e={};for(const[n,o]of t){if(!Object.hasOwn(e,n)){e[n]=
o;continue}const r=e[n],i=[];r!==void 0&&i.push(...Array.isArray(r)?r:[r]),o!==void 0&&i.push(...Array.isArray(o)?o:[o]),
e[n]=i.length>1?i:i[0]}return e}return t}function throwIfProxyAuthIsSent(t){for(const e in t)isProxyAuthorizationHeader(
e)&&throwProxyAuthError()}function isProxyAuthorizationHeader(t){return t.length===proxyAuthorization.length&&t.toLowerCase()===
proxyAuthorization}function hasHostHeader(t){for(const e in t)if(e.length===4&&e.toLowerCase()==="host")return!0;return!1}
function throwProxyAuthError(){throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent construc\
tor")}module.exports=ProxyAgent;


}),

3:
((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function(){
throw new Error(because)};


})

};
