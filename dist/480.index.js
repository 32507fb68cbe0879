export const id = 480;
export const ids = [480];
export const modules = {

/***/ 2098:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{addAbortListener}=__webpack_require__(7332),{RequestAbortedError}=__webpack_require__(9263),kListener=Symbol("kListener"),kSignal=Symbol("kSignal");function abort(r){r.abort?r.abort(r[kSignal]?.reason):r.reason=r[kSignal]?.reason??new RequestAbortedError,removeSignal(r)}function addSignal(r,n){if(r.reason=null,r[kSignal]=null,r[kListener]=null,!!n){if(n.aborted){abort(r);return}r[kSignal]=n,r[kListener]=()=>{abort(r)},addAbortListener(r[kSignal],r[kListener])}}function removeSignal(r){r[kSignal]&&("removeEventListener"in r[kSignal]?r[kSignal].removeEventListener("abort",r[kListener]):r[kSignal].removeListener("abort",r[kListener]),r[kSignal]=null,r[kListener]=null)}module.exports={addSignal,removeSignal};


/***/ }),

/***/ 6480:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const assert=__webpack_require__(4589),{AsyncResource}=__webpack_require__(6698),{InvalidArgumentError,SocketError}=__webpack_require__(9263),util=__webpack_require__(7332),{addSignal,removeSignal}=__webpack_require__(2098);class ConnectHandler extends AsyncResource{constructor(t,n){if(!t||typeof t!="object")throw new InvalidArgumentError("invalid opts");if(typeof n!="function")throw new InvalidArgumentError("invalid callback");const{signal:e,opaque:r,responseHeaders:o}=t;if(e&&typeof e.on!="function"&&typeof e.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=r||null,this.responseHeaders=o||null,this.callback=n,this.abort=null,addSignal(this,e)}onRequestStart(t,n){if(this.reason){t.abort(this.reason);return}assert(this.callback),this.abort=e=>t.abort(e),this.context=n}onResponseStart(){throw new SocketError("bad connect",null)}onRequestUpgrade(t,n,e,r){const{callback:o,opaque:a,context:c}=this;removeSignal(this),this.callback=null;let i=e;const u=t?.rawHeaders;i!=null&&(i=this.responseHeaders==="raw"?util.parseRawHeaders(u):e),this.runInAsyncScope(o,null,null,{statusCode:n,headers:i,socket:r,opaque:a,context:c})}onResponseError(t,n){const{callback:e,opaque:r}=this;removeSignal(this),e&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(e,null,n,{opaque:r})}))}}function connect(s,t){if(t===void 0)return new Promise((n,e)=>{connect.call(this,s,(r,o)=>r?e(r):n(o))});try{const n=new ConnectHandler(s,t),e={...s,method:"CONNECT"};this.dispatch(e,n)}catch(n){if(typeof t!="function")throw n;const e=s?.opaque;queueMicrotask(()=>t(n,{opaque:e}))}}module.exports=connect;


/***/ })

};
