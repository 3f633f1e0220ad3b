extension MapPage {
  /// The look of what surrounds the maps.
  static let css = """
    *{box-sizing:border-box}html,body{height:100%;margin:0}
    body{display:grid;grid-template:auto 1fr/1fr auto;background:var(--paper);color:var(--ink);\
    font:14px Inter,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow:hidden}
    header{grid-column:1/3;display:flex;gap:16px;align-items:center;padding:10px 18px;\
    background:var(--sheet);border-bottom:1px solid var(--line)}
    header strong{font-size:16px}label{color:var(--soft)}
    select,input,button{font:inherit;color:var(--ink);background:var(--fill);\
    border:1px solid var(--line);border-radius:8px;padding:5px 9px}
    #search{flex:1;max-width:340px}#count{color:var(--soft);flex:1}
    main{position:relative;overflow:hidden;min-width:0}
    main svg{position:absolute;inset:0;width:100%;height:100%;cursor:grab;touch-action:none}
    aside{width:340px;overflow:auto;padding:18px 20px;background:var(--sheet);\
    border-left:1px solid var(--line)}
    aside h2{margin:0 0 2px;font-size:17px}aside h3{margin:20px 0 6px;font-size:11px;\
    text-transform:uppercase;letter-spacing:1px;color:var(--soft)}
    aside p{margin:0;color:var(--soft)}
    pre{margin:0;padding:10px 12px;border-radius:10px;background:var(--fill);overflow:auto;\
    font:12px ui-monospace,Menlo,Consolas,monospace}
    aside img{width:100%;border-radius:10px;border:1px solid var(--line);margin-top:14px}
    .added{color:var(--added)}.lost{color:var(--lost)}ul{margin:0;padding-left:18px}
    button[aria-pressed=true]{border-color:var(--ink)}
    details{border-top:1px solid var(--line);padding:8px 0}summary{cursor:pointer}
    summary em{color:var(--soft);font-style:normal}
    """

  /// The code of the page, which asks nobody for anything.
  static let script = #"""
    const data=JSON.parse(document.getElementById('data').textContent);
    const $=id=>document.getElementById(id),views={},changes=$('changes');let svg,view;
    const here=()=>data[svg.dataset.wireframe];
    function choose(id,values){const old=$(id).value;
      $(id).replaceChildren(new Option('all',''),...[...values].sort().map(v=>new Option(v)));
      $(id).value=values.has(old)?old:''}
    function apply(){view.g.setAttribute('transform',`translate(${view.x} ${view.y}) scale(${view.k})`)}
    function fit(){const b=view.g.getBBox(),w=svg.clientWidth,h=svg.clientHeight;
      view.k=Math.min(1.2,(w-32)/b.width,Math.max((h-32)/b.height,(w-32)/b.width*.7));
      view.x=Math.max(16,(w-b.width*view.k)/2)-b.x*view.k;view.y=16-b.y*view.k;apply()}
    function zoom(f,x,y){const k=Math.min(4,Math.max(.1,view.k*f));
      view.x=x-(x-view.x)*k/view.k;view.y=y-(y-view.y)*k/view.k;view.k=k;apply()}
    function show(name){document.querySelectorAll('main svg').forEach(s=>{
        s.style.display=s.dataset.wireframe===name?'':'none';if(s.dataset.wireframe===name)svg=s});
      if(!views[name]){views[name]={g:svg.querySelector('.view'),x:0,y:0,k:1};view=views[name];fit()}
      view=views[name];
      const places=Object.values(here().places);
      choose('flow',new Set(places.flatMap(p=>p.flows)));
      choose('action',new Set(places.flatMap(p=>p.edges.map(e=>e.verb))));mark();close();filter()}
    function mark(){for(const c of svg.querySelectorAll('.card')){const p=here().places[c.dataset.place];
        c.classList.toggle('new',p.isNew);c.classList.toggle('less',p.lost.length>0);
        const news=new Set(p.edges.filter(e=>e.isNew).map(e=>e.to));
        for(const e of svg.querySelectorAll('.edge'))if(e.dataset.from===c.dataset.place)
          e.classList.toggle('new',news.has(e.dataset.to))}}
    const hasChanged=p=>p.isNew||p.lost.length>0||p.edges.some(e=>e.isNew);
    function filter(){const words=$('search').value.toLowerCase(),flow=$('flow').value,verb=$('action').value;
      const isOnlyChanged=changes&&changes.getAttribute('aria-pressed')==='true';
      const places=here().places;let n=0;const shown=new Set();
      for(const c of svg.querySelectorAll('.card')){const p=places[c.dataset.place];
        const text=(p.name+' '+p.lane+' '+p.edges.map(e=>e.cause+' '+e.target+' '+e.effects).join(' ')).toLowerCase();
        const hit=(!flow||p.flows.includes(flow))&&(!verb||p.edges.some(e=>e.verb===verb))
          &&(!isOnlyChanged||hasChanged(p))&&text.includes(words);
        c.classList.toggle('dimmed',!hit);if(hit){n++;shown.add(c.dataset.place)}}
      for(const e of svg.querySelectorAll('.edge'))
        e.classList.toggle('dimmed',!shown.has(e.dataset.from)&&!shown.has(e.dataset.to));
      $('count').textContent=n+(n===1?' place':' places')}
    function el(tag,text){const e=document.createElement(tag);if(text!==undefined)e.textContent=text;return e}
    function entry(e){const d=el('details'),s=el('summary',e.cause+' → ');s.append(el('em',e.target));
      if(e.isNew)s.className='added';d.append(s);if(e.effects)d.append(el('p',e.effects));
      d.append(el('pre',e.script.join('\n')));return d}
    function lost(lines){if(!lines.length)return[];const ul=el('ul');ul.className='lost';
      ul.append(...lines.map(l=>el('li',l)));return[el('h3','Lost'),ul]}
    function everywhere(){close();const w=here();
      $('panel').replaceChildren(el('h2','Anywhere'),el('p','what happens from outside, in most places'),
        ...w.anywhere.map(entry),...lost(w.lost));$('panel').hidden=false}
    function open(card){const p=here().places[card.dataset.place];
      svg.querySelectorAll('.selected').forEach(c=>c.classList.remove('selected'));card.classList.add('selected');
      const edges=p.edges.map(entry),title=el('h2',p.name),shots=[];if(p.isNew)title.className='added';
      if(p.picture){const i=el('img');i.alt=p.name+' as a terminal shows it';
        i.src='data:image/svg+xml;charset=utf-8,'+encodeURIComponent(p.picture);shots.push(i)}
      $('panel').replaceChildren(title,el('p',p.lane),...(p.flows.length?[el('p','of '+p.flows.join(' or '))]:[]),
        ...shots,...lost(p.lost),el('h3','Shortest way'),el('pre',p.script.join('\n')||'never in front'),el('h3','Leads to'),
        ...(edges.length?edges:[el('p','back alone')]));
      $('panel').hidden=false}
    function close(){$('panel').hidden=true;document.querySelectorAll('.selected').forEach(c=>c.classList.remove('selected'))}
    $('wireframe').onchange=e=>show(e.target.value);$('flow').onchange=$('action').onchange=filter;
    $('anywhere').onclick=everywhere;
    if(changes)changes.onclick=()=>{changes.setAttribute('aria-pressed',changes.getAttribute('aria-pressed')!=='true');filter()};
    $('search').oninput=filter;$('fit').onclick=fit;
    document.querySelectorAll('main svg').forEach(s=>{let drag=null;
      s.onpointerdown=e=>{drag={x:e.clientX,y:e.clientY,vx:view.x,vy:view.y,moved:false}};
      s.onpointermove=e=>{if(!drag||!e.buttons){drag=null;return}const dx=e.clientX-drag.x,dy=e.clientY-drag.y;
        if(Math.hypot(dx,dy)>4)drag.moved=true;if(drag.moved){view.x=drag.vx+dx;view.y=drag.vy+dy;apply()}};
      s.onclick=e=>{const moved=drag&&drag.moved;drag=null;if(moved)return;const c=e.target.closest('.card');c?open(c):close()};
      s.onwheel=e=>{e.preventDefault();const r=s.getBoundingClientRect();
        e.ctrlKey||e.metaKey?zoom(Math.exp(-e.deltaY/200),e.clientX-r.x,e.clientY-r.y):(view.x-=e.deltaX,view.y-=e.deltaY,apply())}});
    document.onkeydown=e=>{if(e.target.matches('input,select')){if(e.key==='Escape'){$('search').value='';filter();e.target.blur()}return}
      const c=document.activeElement.closest&&document.activeElement.closest('.card');
      const w=svg.clientWidth/2,h=svg.clientHeight/2,step=80;
      if((e.key==='Enter'||e.key===' ')&&c){open(c);e.preventDefault()}
      else if(e.key==='Escape')close();else if(e.key==='/'){$('search').focus();e.preventDefault()}
      else if(e.key==='+'||e.key==='=')zoom(1.2,w,h);else if(e.key==='-')zoom(1/1.2,w,h);else if(e.key==='0')fit();
      else if(e.key.startsWith('Arrow')){view.x+=(e.key==='ArrowLeft')*step-(e.key==='ArrowRight')*step;
        view.y+=(e.key==='ArrowUp')*step-(e.key==='ArrowDown')*step;apply()}};
    show(Object.keys(data)[0]);
    """#
}
