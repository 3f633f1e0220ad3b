/// The state of navigation, and the objects behind its numbers: screens, flows, containers and the
/// alert.
///
/// ``NavigationState`` decides about each request. This type translates a request into numbers, and
/// the news of the state into the effects that the stage reports.
@MainActor
final class Places {
  let link: StageLink
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// It holds no object.
  @exclusivity(unchecked) var state = NavigationState(in: .init(.plain))
  /// The screens on stage, and those of the request that is being carried out.
  var screens: [ScreenID: any Screen] = [:]
  /// The flows that live, and the main flow even after its end.
  var records: [FlowID: FlowRecord] = [:]
  var main: FlowRecord?
  /// The containers of the regions that have one, by the numbers of their presentations.
  var containers: [UInt32: WireframeContainer] = [0: .plain]
  var alert: ShownAlert?
  /// The notices, by their numbers.
  var notices: [UInt32: PresentedNotice] = [:]
  /// The requester of the current request.
  var requester = Requester.nobody {
    didSet {
      state.requester = .init(
        flow: requester.flow?.id, isByUser: requester.isByUser, isPart: requester.isPart)
    }
  }
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// Values taken out of it are released later.
  @exclusivity(unchecked) var effects = Effects()
  /// The number of attempts that are under way, each within the one before.
  private var attemptCount = 0
  /// The flows to check once no attempt is under way.
  private var flowsToCheck: [FlowRecord] = []
  /// The handles on detached root items, held weakly.
  var handles: [(number: UInt32, roots: () -> DetachedRoots?)] = []

  init(_ link: StageLink) { self.link = link }

  /// Does work on behalf of a requester.
  func acting<Result>(as requester: Requester, _ work: () -> Result) -> Result {
    self.requester = requester
    defer { self.requester = .nobody }
    return work()
  }

  // MARK: - Objects

  /// Returns the number of a screen, and knows the screen from then on.
  func id(_ screen: any Screen) -> ScreenID {
    let id = ScreenID(screen)
    if screens[id] == nil {
      screens[id] = screen
      effects.newcomers.append(id)
    }
    return id
  }

  func flow(_ id: FlowID) -> FlowRecord? { records[id] }

  /// Returns the page of a screen, in O(1).
  func page(of screen: any Screen) -> Page? {
    let id = ScreenID(screen)
    return state.isOnStage(id) ? Page(id, in: self) : nil
  }

  /// Returns the container of a region.
  ///
  /// A modal with one stack has the container of the base.
  func container(ofRegion number: UInt32) -> WireframeContainer {
    containers[number] ?? containers[0] ?? .plain
  }

  /// Returns the style in which the base's container shows a modal.
  ///
  /// The container's rule is code of the app, so it runs before the state changes.
  func shownStyle(of style: ModalStyle) -> ModalStyle {
    container(ofRegion: 0).shownStyle(of: style)
  }

  /// Returns true if a screen is on stage in another window, or detached from it.
  func isInOtherWindow(_ screen: any Screen) -> Bool {
    link.window?.session?.windows.contains {
      $0.stage.link !== link && $0.stage.isResident(screen)
    }
      ?? false
  }

  // MARK: - Requests

  /// Carries out one request for the requester, or throws and changes nothing.
  func carryOut(_ request: NavigationRequest) throws(IgnoredReason) {
    try changeState(by: request)
    tell(of: request)
    if case .openWindow(let link, let opened) = request { openWindow(link, as: opened) }
    if case .closeWindow(let result) = request { closeWindow(result) }
  }

  /// Lets one request change the state for the requester, or throws and changes nothing.
  func changeState(by request: NavigationRequest) throws(IgnoredReason) {
    switch request {
    case .openWindow(let link, _): return try checkRoom(for: link)
    case .closeWindow(let result):
      guard let session = link.window?.session else { throw .oneWindow }
      if session.livingCount == 1 { throw .lastWindow }
      return state.endAll(isFinished: result != nil)
    case .flush:
      _ = state.rest()
      return
    case .transaction: throw .alreadyThere  // The stage carries out its parts.
    case .attach(let saved) where saved.stage !== link.stage:
      throw .onOtherStage(TypeNames.shared[saved])
    case .presentRootItems(_, let wireframe, _, _, _) where wireframe.stage !== link.stage:
      throw .onOtherStage(TypeNames.shared[wireframe])
    case .alert(let alert, let sender, let presented):
      if presented?.isClosed == true { throw .closed }
      if alert.style == .actionSheet, !alert.fields.isEmpty, page(of: sender) != nil {
        throw .noRoomForFields
      }
    default: break
    }
    guard let change = change(request) else { return }
    let arrivals = state.counts.arrivals
    do throws(NavigationState.Refusal) {
      if link.windowName != nil { state.requester.elsewhere = screensElsewhere() }
      try state.carryOut(change, in: scene(of: request, by: requester.flow))
    } catch {
      let refusal = refusal(error)
      forgetNewcomers()
      throw refusal
    }
    keepContainers(of: request, since: arrivals)
  }

  /// Returns the screens of the request that other windows show.
  private func screensElsewhere() -> Set<ScreenID> {
    Set(effects.newcomers.filter { screens[$0].map(isInOtherWindow) ?? false })
  }

  private func refusal(_ refusal: NavigationState.Refusal) -> IgnoredReason {
    switch refusal {
    case .plain(let reason): return reason
    case .notChildOfMainFlow: return .notChildOfMainFlow(requester.flow?.name)
    case .screen(let problem, let id):
      guard let screen = screens[id] else { return .alreadyThere }
      let isElsewhere = problem == .notOnStage && isInOtherWindow(screen)
      return .screen(isElsewhere ? .inOtherWindow : problem, ScreenName(of: screen))
    }
  }

  /// Forgets the screens of a request that have not come on stage.
  func forgetNewcomers() {
    for id in effects.newcomers where state.residents[id] == nil { screens[id] = nil }
    effects.newcomers.removeAll(keepingCapacity: true)
  }

  /// Sets the form factor, although nothing on stage changes.
  func keep(_ formFactor: FormFactor) { state.formFactor = formFactor }

  /// Takes the next step towards rest, and returns false if everything is at rest.
  func rest(keepsAlert: Bool = false) -> Bool {
    defer { tell(of: .flush) }
    return state.rest(keepsAlert: keepsAlert)
  }

  /// Raises the privacy screen.
  func raisePrivacy(_ screen: any Screen) {
    state.raise([id(screen)], in: nil, keptBy: nil)
    state.showNextNotice()
    tell(of: .flush)
  }

  /// Dismisses a wall with everything in front of it, up to the next wall.
  func lower(_ wall: Region) {
    state.lower([wall.level], from: wall.level)
    state.showNextNotice()
    tell(of: .flush)
  }

  // MARK: - Windows

  private func checkRoom(for url: String) throws(IgnoredReason) {
    guard let session = link.window?.session else { throw .oneWindow }
    if session.current.link == url { throw .alreadyThere }
    if session.window(url) == nil, !session.opensWindows { throw .oneWindow }
  }

  private func openWindow(_ url: String, as opened: OpenedWindow?) {
    effects.deliveries.append(
      Turn(
        .call { [link] in
          guard let stage = link.stage else { return }
          stage.link.window?.session?.show(WindowName(url), for: opened, from: stage)
        }))
  }

  /// Closes the window, once the stage has refused the requests that wait.
  private func closeWindow(_ result: String?) {
    let outcome = result.map { WindowOutcome.finished($0) } ?? .closed
    effects.deliveries.append(
      Turn(
        .call { [link] in
          let close = Turn(
            .work {
              if let window = link.window { window.session?.remove(window, outcome) }
            })
          link.stage?.queue.add(close, to: .later)
        }))
  }

  // MARK: - Attempts

  /// True while a change of the state is only tried.
  var isTrying: Bool { attemptCount > 0 }

  /// Lets a body change the state, possibly within another attempt, and then puts it back.
  ///
  /// The body reads ``NavigationState/news`` for what it has changed.
  func trying<Result>(_ body: () -> Result) -> Result {
    let before = (state, containers, requester, effects.newcomers)
    attemptCount += 1
    (state.news, effects.newcomers) = ([], [])
    let result = body()
    for number in containers.keys where before.1[number] == nil {
      link.registry?.regionWireframes[number] = nil
    }
    forgetNewcomers()
    let news = state.news
    (state, containers, requester, effects.newcomers) = before
    for case .entered(let id) in news
    where state.residents[id] == nil && !effects.newcomers.contains(id) {
      screens[id] = nil
    }
    attemptCount -= 1
    if !isTrying { for flow in exchange(&flowsToCheck, with: []) { check(flow) } }
    return result
  }
}

/// Flows: their beginnings, their ends, and whether they have any reason left to live.
extension Places {
  /// Begins a flow under its parent.
  ///
  /// Without a parent, it is the main flow.
  func begin(_ flow: FlowRecord, under parent: FlowRecord?) {
    state.begin(flow.id, under: parent?.id)
    flow.phase = .alive
    records[flow.id] = flow
    if parent == nil { main = flow }
  }

  /// Records that a flow's start has returned.
  func setStarted(_ flow: FlowRecord) {
    state.flows[flow.id]?.isStarting = false
    check(flow)
  }

  /// Makes a flow the owner of a screen on stage, replacing any previous owner.
  func pass(_ page: Page, to flow: FlowRecord) { state.pass(page.id, to: flow.id) }

  /// Ends a flow and its descendants, children first, and removes their pages from the stage or
  /// passes them to the parent.
  func end(
    _ flow: FlowRecord, _ screens: FinishedScreens, isFinished: Bool,
    deliver: (@MainActor () -> Void)? = nil
  ) {
    let parent = flow.parent
    state.end(flow.id, screens, isFinished: isFinished)
    tell(of: nil, ending: flow, deliver)
    if let parent, !isLifeless(parent) { checkFlows(above: parent) }
  }

  /// Checks whether a flow has lost its last reason to live, once no attempt is under way.
  func check(_ flow: FlowRecord) {
    if isTrying { return flowsToCheck.append(flow) }
    if isLifeless(flow) { state.keepToCheck(flow.id) } else { checkFlows(above: flow) }
  }

  /// Checks the flows above a flow, which may have lived only for it or for a hold that it has lost.
  private func checkFlows(above flow: FlowRecord) {
    var next = flow.parent
    while let flow = next, state.flows[flow.id]?.visibleCount == 0 {
      if isLifeless(flow) { return state.keepToCheck(flow.id) }
      next = flow.parent
    }
  }

  /// Takes the next flow that may have nothing left to live for.
  func nextToCheck() -> FlowRecord? {
    while let id = state.nextToCheck() {
      if let flow = records[id] { return flow }
    }
    return nil
  }

  /// Returns true if neither a flow nor a descendant has a reason left to live.
  func isLifeless(_ flow: FlowRecord) -> Bool {
    guard let life = state.flows[flow.id], life.visibleCount == 0, !life.isStarting,
      life.parent != nil
    else { return false }
    guard case .byOthers(let loss) = life.screenLoss else {
      return life.children.isEmpty && flow.holdCount == 0
    }
    if flow.isKept || flow.holds.reach(loss) { return false }
    return !state.subtree(of: flow.id).dropLast().contains { id in
      guard let life = state.flows[id], let flow = records[id] else { return false }
      return life.beginning >= loss || flow.isKept || flow.holds.reach(loss)
    }
  }
}
