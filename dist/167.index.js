export const id = 167;
export const ids = [167];
export const modules = {

/***/ 2098:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{addAbortListener}=__webpack_require__(7332);const{RequestAbortedError}=__webpack_require__(9263);const kListener=Symbol(
"kListener");const kSignal=Symbol("kSignal");function abort(self){if(self.abort){self.abort(self[kSignal]?.reason)}else{
self.reason=self[kSignal]?.reason??new RequestAbortedError}removeSignal(self)}function addSignal(self,signal){self.reason=
null;self[kSignal]=null;self[kListener]=null;if(!signal){return}if(signal.aborted){abort(self);return}self[kSignal]=signal;
self[kListener]=()=>{abort(self)};addAbortListener(self[kSignal],self[kListener])}function removeSignal(self){if(!self[kSignal]){
return}if("removeEventListener"in self[kSignal]){self[kSignal].removeEventListener("abort",self[kListener])}else{self[kSignal].
removeListener("abort",self[kListener])}self[kSignal]=null;self[kListener]=null}module.exports={addSignal,removeSignal};


/***/ }),

/***/ 6480:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const assert=__webpack_require__(909);const{AsyncResource}=__webpack_require__(6698);const{InvalidArgumentError,
SocketError}=__webpack_require__(9263);const util=__webpack_require__(7332);const{addSignal,removeSignal}=__webpack_require__(2098);class ConnectHandler extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!=="object"){throw new InvalidArgumentError(
"invalid opts")}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callback")}const{signal,opaque,
responseHeaders}=opts;if(signal&&typeof signal.on!=="function"&&typeof signal.addEventListener!=="function"){throw new InvalidArgumentError(
"signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT");this.opaque=opaque||null;this.responseHeaders=responseHeaders||
null;this.callback=callback;this.abort=null;addSignal(this,signal)}onRequestStart(controller,context){if(this.reason){controller.
abort(this.reason);return}assert(this.callback);this.abort=reason=>controller.abort(reason);this.context=context}onResponseStart(){
throw new SocketError("bad connect",null)}onRequestUpgrade(controller,statusCode,headers,socket){const{callback,opaque,context}=this;
removeSignal(this);this.callback=null;let responseHeaders=headers;const rawHeaders=controller?.rawHeaders;if(responseHeaders!=
null){responseHeaders=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):headers}this.runInAsyncScope(callback,
null,null,{statusCode,headers:responseHeaders,socket,opaque,context})}onResponseError(_controller,err){const{callback,opaque}=this;
removeSignal(this);if(callback){this.callback=null;queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})})}}}
function connect(opts,callback){if(callback===void 0){return new Promise((resolve,reject)=>{connect.call(this,opts,(err,data)=>{
return err?reject(err):resolve(data)})})}try{const connectHandler=new ConnectHandler(opts,callback);const connectOptions={
...opts,method:"CONNECT"};this.dispatch(connectOptions,connectHandler)}catch(err){if(typeof callback!=="function"){throw err}
const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=connect;


/***/ }),

/***/ 6057:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{InvalidArgumentError,MaxOriginsReachedError}=__webpack_require__(9263);const{kBusy,kClients,kConnected,kRunning,kPending,
kClose,kDestroy,kDispatch,kUrl}=__webpack_require__(8951);const DispatcherBase=__webpack_require__(7941);const Pool=__webpack_require__(
6864);const Client=__webpack_require__(5929);const util=__webpack_require__(7332);const kOnConnect=Symbol("onConnect");const kOnDisconnect=Symbol(
"onDisconnect");const kOnConnectionError=Symbol("onConnectionError");const kOnDrain=Symbol("onDrain");const kFactory=Symbol(
"factory");const kOptions=Symbol("options");const kOrigins=Symbol("origins");function defaultFactory(origin,opts){return opts&&
opts.connections===1?new Client(origin,opts):new Pool(origin,opts)}class Agent extends DispatcherBase{constructor({factory=defaultFactory,
maxOrigins=Infinity,connect,tls,...options}={}){if(typeof factory!=="function"){throw new InvalidArgumentError("factory \
must be a function.")}if(connect!=null&&typeof connect!=="function"&&typeof connect!=="object"){throw new InvalidArgumentError(
"connect must be a function or an object")}if(typeof maxOrigins!=="number"||Number.isNaN(maxOrigins)||maxOrigins<=0){throw new InvalidArgumentError(
"maxOrigins must be a number greater than 0")}super(options);if(connect&&typeof connect!=="function"){connect={...connect}}
if(tls&&typeof tls!=="function"){tls={...tls}}this[kOptions]={...util.deepClone(options),maxOrigins,connect,tls};this[kFactory]=
factory;this[kClients]=new Map;this[kOrigins]=new Set;this[kOnDrain]=(origin,targets)=>{this.emit("drain",origin,[this,...targets])};
this[kOnConnect]=(origin,targets)=>{this.emit("connect",origin,[this,...targets])};this[kOnDisconnect]=(origin,targets,err)=>{
this.emit("disconnect",origin,[this,...targets],err)};this[kOnConnectionError]=(origin,targets,err)=>{this.emit("connect\
ionError",origin,[this,...targets],err)}}get[kRunning](){let ret=0;for(const dispatcher of this[kClients].values()){ret+=
dispatcher[kRunning]}return ret}[kDispatch](opts,handler){let origin;if(opts.origin&&(typeof opts.origin==="string"||opts.
origin instanceof URL)){origin=String(opts.origin)}else{throw new InvalidArgumentError("opts.origin must be a non-empty \
string or URL.")}const allowH2=opts.allowH2??this[kOptions].allowH2;const key=allowH2===false?`${origin}#http1-only`:origin;
if(this[kOrigins].size>=this[kOptions].maxOrigins&&!this[kOrigins].has(origin)){throw new MaxOriginsReachedError}let dispatcher=this[kClients].
get(key);if(!dispatcher){dispatcher=this[kFactory](opts.origin,allowH2===false?{...this[kOptions],allowH2:false}:this[kOptions]);
const closeClientIfUnused=()=>{if(this[kClients].get(key)!==dispatcher){return}if(dispatcher[kConnected]>0||dispatcher[kBusy]||
dispatcher[kPending]>0){return}this[kClients].delete(key);if(!dispatcher.destroyed){dispatcher.close()}let hasOrigin=false;
for(const k of this[kClients].keys()){if(k===origin||k===`${origin}#http1-only`){hasOrigin=true;break}}if(!hasOrigin){this[kOrigins].
delete(origin)}};dispatcher.on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",(origin2,targets,err)=>{
closeClientIfUnused();this[kOnDisconnect](origin2,targets,err)}).on("connectionError",(origin2,targets,err)=>{closeClientIfUnused();
this[kOnConnectionError](origin2,targets,err)});this[kClients].set(key,dispatcher);this[kOrigins].add(origin)}return dispatcher.
dispatch(opts,handler)}[kClose](){const closePromises=[];for(const dispatcher of this[kClients].values()){closePromises.
push(dispatcher.close())}this[kClients].clear();return Promise.all(closePromises)}[kDestroy](err){const destroyPromises=[];
for(const dispatcher of this[kClients].values()){destroyPromises.push(dispatcher.destroy(err))}this[kClients].clear();return Promise.
all(destroyPromises)}get stats(){const allClientStats={};for(const dispatcher of this[kClients].values()){if(dispatcher.
stats){allClientStats[dispatcher[kUrl].origin]=dispatcher.stats}}return allClientStats}}module.exports=Agent;


/***/ }),

/***/ 7741:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const DispatcherBase=__webpack_require__(7941);const{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,
kHttpsProxyAgent}=__webpack_require__(8951);const ProxyAgent=__webpack_require__(1724);const Agent=__webpack_require__(6057);const DEFAULT_PORTS={
"http:":80,"https:":443};class EnvHttpProxyAgent extends DispatcherBase{#noProxyValue=null;#noProxyEntries=null;#opts=null;constructor(opts={}){
super(opts);this.#opts=opts;const{httpProxy,httpsProxy,noProxy,...agentOpts}=opts;this[kNoProxyAgent]=new Agent(agentOpts);
const HTTP_PROXY=httpProxy??process.env.http_proxy??process.env.HTTP_PROXY;if(HTTP_PROXY){this[kHttpProxyAgent]=new ProxyAgent(
{...agentOpts,uri:HTTP_PROXY})}else{this[kHttpProxyAgent]=this[kNoProxyAgent]}const HTTPS_PROXY=httpsProxy??process.env.
https_proxy??process.env.HTTPS_PROXY;if(HTTPS_PROXY){this[kHttpsProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTPS_PROXY})}else{
this[kHttpsProxyAgent]=this[kHttpProxyAgent]}this.#parseNoProxy()}[kDispatch](opts,handler){const url=new URL(opts.origin);
const agent=this.#getProxyAgentForUrl(url);return agent.dispatch(opts,handler)}[kClose](){return Promise.all([this[kNoProxyAgent].
close(),!this[kHttpProxyAgent][kClosed]&&this[kHttpProxyAgent].close(),!this[kHttpsProxyAgent][kClosed]&&this[kHttpsProxyAgent].
close()])}[kDestroy](err){return Promise.all([this[kNoProxyAgent].destroy(err),!this[kHttpProxyAgent][kDestroyed]&&this[kHttpProxyAgent].
destroy(err),!this[kHttpsProxyAgent][kDestroyed]&&this[kHttpsProxyAgent].destroy(err)])}#getProxyAgentForUrl(url){let{protocol,
host:hostname,port}=url;hostname=hostname.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase();if(hostname.length>
1&&hostname.charCodeAt(hostname.length-1)===46){hostname=hostname.slice(0,-1)}port=Number.parseInt(port,10)||DEFAULT_PORTS[protocol]||
0;if(!this.#shouldProxy(hostname,port)){return this[kNoProxyAgent]}if(protocol==="https:"){return this[kHttpsProxyAgent]}
return this[kHttpProxyAgent]}#shouldProxy(hostname,port){if(this.#noProxyChanged){this.#parseNoProxy()}if(this.#noProxyEntries.
length===0){return true}for(let i=0;i<this.#noProxyEntries.length;i++){const entry=this.#noProxyEntries[i];if(entry.hostname===
"*"){if(entry.port&&entry.port!==port){continue}return false}if(entry.port&&entry.port!==port){continue}if(!entry.wildcard&&
hostname===entry.hostname){return false}if(hostname.slice(-(entry.hostname.length+1))===`.${entry.hostname}`){return false}}
return true}#parseNoProxy(){const noProxyValue=this.#opts.noProxy??this.#noProxyEnv;const noProxySplit=noProxyValue.split(
/[,\s]/);const noProxyEntries=[];for(let i=0;i<noProxySplit.length;i++){const entry=noProxySplit[i];if(!entry){continue}
let hostname,port;const ipv6WithPort=entry.match(/^\[(.+)\]:(\d+)$/);if(ipv6WithPort){hostname=ipv6WithPort[1];port=Number.
parseInt(ipv6WithPort[2],10)}else{const unbracketed=entry.replace(/^\[(.+)\]$/,"$1");const colonCount=(unbracketed.match(
/:/g)||[]).length;const parsed=colonCount===1&&unbracketed.match(/^(.+):(\d+)$/);hostname=parsed?parsed[1]:unbracketed;port=
parsed?Number.parseInt(parsed[2],10):0}const wildcard=entry.charCodeAt(0)===42;noProxyEntries.push({hostname:hostname.replace(
/^\*?\./,"").replace(/^(.+)\.$/,"$1").toLowerCase(),port,wildcard})}this.#noProxyValue=noProxyValue;this.#noProxyEntries=
noProxyEntries}get#noProxyChanged(){if(this.#opts.noProxy!==void 0){return false}return this.#noProxyValue!==this.#noProxyEnv}get#noProxyEnv(){
return process.env.no_proxy??process.env.NO_PROXY??""}}module.exports=EnvHttpProxyAgent;


/***/ }),

/***/ 1724:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{kProxy,kClose,kDestroy,kDispatch}=__webpack_require__(8951);const Agent=__webpack_require__(6057);const Pool=__webpack_require__(6864);const DispatcherBase=__webpack_require__(7941);const{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError,
ProxyConnectionError}=__webpack_require__(9263);const buildConnector=__webpack_require__(3484);const Client=__webpack_require__(5929);const{channels}=__webpack_require__(3082);const Socks5ProxyAgent=__webpack_require__(3);const{hasSafeIterator}=__webpack_require__(
7332);const kAgent=Symbol("proxy agent");const kClient=Symbol("proxy client");const kProxyHeaders=Symbol("prox\
y headers");const kRequestTls=Symbol("request tls settings");const kProxyTls=Symbol("proxy tls settings");const kConnectEndpoint=Symbol(
"connect endpoint function");const kConnectEndpointHTTP1=Symbol("connect endpoint function (http/1.1 only)");const kTunnelProxy=Symbol(
"tunnel proxy");const proxyAuthorization="proxy-authorization";function defaultProtocolPort(protocol){return protocol===
"https:"?443:80}function defaultFactory(origin,opts){return new Pool(origin,opts)}const noop=()=>{};function defaultAgentFactory(origin,opts){
if(opts.connections===1){return new Client(origin,opts)}return new Pool(origin,opts)}function shouldProxyTunnel(requestProtocol,proxyTunnel){
return proxyTunnel===true||requestProtocol!=="http:"}class Http1ProxyWrapper extends DispatcherBase{#client;#proxyServername;constructor(proxyUrl,{
headers={},connect,factory,proxyServername}){if(!proxyUrl){throw new InvalidArgumentError("Proxy URL is mandatory")}super();
this[kProxyHeaders]=headers;this.#proxyServername=proxyServername;if(factory){this.#client=factory(proxyUrl,{connect})}else{
this.#client=new Client(proxyUrl,{connect})}}[kDispatch](opts,handler){const onResponseStart=handler.onResponseStart;handler.
onResponseStart=function(controller,statusCode,data,statusMessage){if(statusCode===407){if(typeof handler.onResponseError===
"function"){handler.onResponseError(controller,new InvalidArgumentError("Proxy Authentication Required (407)"))}return}if(onResponseStart)
onResponseStart.call(this,controller,statusCode,data,statusMessage)};const{origin,path="/",headers={}}=opts;opts.path=origin+
path;opts.headers={...this[kProxyHeaders],...headers};if(!hasHostHeader(headers)){opts.headers.host=new URL(origin).host}
if(this.#proxyServername!=null){opts.servername=this.#proxyServername}return this.#client[kDispatch](opts,handler)}[kClose](){
return this.#client.close()}[kDestroy](err){return this.#client.destroy(err)}}class ProxyAgent extends DispatcherBase{constructor(opts){
if(!opts||typeof opts==="object"&&!(opts instanceof URL)&&!opts.uri){throw new InvalidArgumentError("Proxy uri is mandat\
ory")}const{clientFactory=defaultFactory}=opts;if(typeof clientFactory!=="function"){throw new InvalidArgumentError("Pro\
xy opts.clientFactory must be a function.")}const{proxyTunnel,connectTimeout}=opts;super(opts);const url=this.#getUrl(opts);
const{href,origin,port,protocol,username,password,hostname:proxyHostname}=url;this[kProxy]={uri:href,protocol};this[kRequestTls]=
opts.requestTls;this[kProxyTls]=opts.proxyTls;this[kProxyHeaders]=opts.headers||{};this[kTunnelProxy]=proxyTunnel;if(opts.
auth&&opts.token){throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token")}else if(opts.
auth){this[kProxyHeaders]["proxy-authorization"]=`Basic ${opts.auth}`}else if(opts.token){this[kProxyHeaders]["proxy-aut\
horization"]=opts.token}else if(username&&password){this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(
username)}:${decodeURIComponent(password)}`).toString("base64")}`}else if(username){this[kProxyHeaders]["proxy-authoriza\
tion"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:`).toString("base64")}`}const connect=buildConnector({timeout:connectTimeout,
...opts.proxyTls});const connectHTTP1=buildConnector({timeout:connectTimeout,...opts.proxyTls,allowH2:false});this[kConnectEndpoint]=
buildConnector({timeout:connectTimeout,...opts.requestTls});this[kConnectEndpointHTTP1]=buildConnector({timeout:connectTimeout,
...opts.requestTls,allowH2:false});const agentFactory=opts.factory||defaultAgentFactory;const factory=(origin2,options)=>{
const{protocol:protocol2}=new URL(origin2);if(this[kProxy].protocol==="socks5:"||this[kProxy].protocol==="socks:"){return new Socks5ProxyAgent(
this[kProxy].uri,{headers:this[kProxyHeaders],connect,factory:agentFactory,username:opts.username||username,password:opts.
password||password,connectTimeout,proxyTls:opts.proxyTls,requestTls:opts.requestTls})}if(!shouldProxyTunnel(protocol2,this[kTunnelProxy])){
const forwardConnect=this[kProxy].protocol==="https:"?(opts2,cb)=>connectHTTP1(opts2,(err,socket)=>{if(err&&err.code==="\
ERR_TLS_CERT_ALTNAME_INVALID"){cb(new SecureProxyConnectionError(err))}else{cb(err,socket)}}):connectHTTP1;return new Http1ProxyWrapper(
this[kProxy].uri,{headers:this[kProxyHeaders],connect:forwardConnect,factory:agentFactory,proxyServername:this[kProxy].protocol===
"https:"?this[kProxyTls]?.servername||proxyHostname:void 0})}return agentFactory(origin2,options)};if(protocol==="socks5\
:"||protocol==="socks:"){this[kClient]=null}else{this[kClient]=clientFactory(url,{connect})}this[kAgent]=new Agent({...opts,
factory,connect:async(opts2,callback)=>{if(!this[kClient]){callback(new InvalidArgumentError("Cannot establish tunnel co\
nnection without a proxy client"));return}let requestedPath=opts2.host;if(!opts2.port){requestedPath+=`:${defaultProtocolPort(
opts2.protocol)}`}try{const connectParams={origin,port,path:requestedPath,signal:opts2.signal,headers:{...this[kProxyHeaders],
host:opts2.host,...opts2.connections==null||opts2.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[kProxyTls]?.
servername||proxyHostname};const{socket,statusCode}=await this[kClient].connect(connectParams);if(statusCode!==200){socket.
on("error",noop).destroy();callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
return}if(channels.proxyConnected.hasSubscribers){channels.proxyConnected.publish({socket,connectParams})}if(opts2.protocol!==
"https:"){callback(null,socket);return}let servername;if(this[kRequestTls]){servername=this[kRequestTls].servername}else{
servername=opts2.servername}const connectEndpoint=opts2.allowH2===false?this[kConnectEndpointHTTP1]:this[kConnectEndpoint];
connectEndpoint({...opts2,servername,httpSocket:socket},callback)}catch(err){if(err.code==="ERR_TLS_CERT_ALTNAME_INVALID"){
callback(new SecureProxyConnectionError(err))}else if(err.code==="UND_ERR_SOCKET"){callback(new ProxyConnectionError(err))}else{
callback(err)}}}})}dispatch(opts,handler){let headers=buildHeaders(opts.headers);throwIfProxyAuthIsSent(headers);if(headers&&
!hasHostHeader(headers)){if(headers===opts.headers){headers={...headers}}headers.host=new URL(opts.origin).host}return this[kAgent].
dispatch({...opts,headers},handler)}#getUrl(opts){if(typeof opts==="string"){return new URL(opts)}else if(opts instanceof
URL){return opts}else{return new URL(opts.uri)}}[kClose](){const promises=[this[kAgent].close()];if(this[kClient]){promises.
push(this[kClient].close())}return Promise.all(promises)}[kDestroy](){const promises=[this[kAgent].destroy()];if(this[kClient]){
promises.push(this[kClient].destroy())}return Promise.all(promises)}}function buildHeaders(headers){if(Array.isArray(headers)){
const headersPair={};for(let i=0;i<headers.length;i+=2){if(isProxyAuthorizationHeader(headers[i])){throwProxyAuthError()}
headersPair[headers[i]]=headers[i+1]}return headersPair}if(headers&&typeof headers==="object"&&hasSafeIterator(headers)){
const headersPair={};for(const[key,value]of headers){if(!Object.hasOwn(headersPair,key)){headersPair[key]=value;continue}
const previous=headersPair[key];const values=[];if(previous!==void 0){values.push(...Array.isArray(previous)?previous:[previous])}
if(value!==void 0){values.push(...Array.isArray(value)?value:[value])}headersPair[key]=values.length>1?values:values[0]}
return headersPair}return headers}function throwIfProxyAuthIsSent(headers){for(const key in headers){if(isProxyAuthorizationHeader(
key)){throwProxyAuthError()}}}function isProxyAuthorizationHeader(key){return key.length===proxyAuthorization.length&&key.
toLowerCase()===proxyAuthorization}function hasHostHeader(headers){for(const key in headers){if(key.length===4&&key.toLowerCase()===
"host"){return true}}return false}function throwProxyAuthError(){throw new InvalidArgumentError("Proxy-Authorization sho\
uld be sent in ProxyAgent constructor")}module.exports=ProxyAgent;


/***/ }),

/***/ 3:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 3167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openProxied: () => (/* binding */ openProxied)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6480);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7741);


function openProxied(options, pool) {
  const factory = (origin, given) => Object.assign(pool(origin, given), { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ });
  return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__({ ...options, factory, clientFactory: factory });
}


/***/ })

};
