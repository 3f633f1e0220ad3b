import Wireflow

/// A second model of the state, written from the referee's table: numbers and plain values.
///
/// It predicts the outcome of each request, the log, the order of all reports to observers and flows,
/// and the picture. It shares nothing with the stage.
struct StageModel {
  enum Phase {
    /// Nothing runs, or a batch of the app's: the stage decides requests at once.
    case idle, batch
    /// Answers and outcomes are being delivered: requests wait until that is done.
    case working
  }

  /// The reason why a flow shows nothing.
  enum Darkness {
    case never, byItself
    /// What began before the moment does not count any more.
    case byOthers(Int)
  }

  /// A reason for which a flow lives, from a moment on.
  struct Hold {
    let flow: Int
    let moment: Int
  }

  struct Flow {
    enum Life {
      case unstarted, starting, alive, ended
    }

    var name = "the flow"
    var life = Life.unstarted
    var parent: Int?
    /// In the order of their start.
    var children: [Int] = []
    /// In the order in which the flow received them.
    var screens: [Int] = []
    /// The moments from which waiting requests and delayed work count.
    var holds: [Int] = []
    /// The number of unanswered alerts.
    var alerts = 0
    var darkness = Darkness.never
    /// The moment of its start.
    var beginning = 0
    var onEnd: [WalkAct] = []
  }

  struct Alert {
    let id: Int
    let sender: Int
    let flow: Int?
    let onAnswer: [WalkAct]
  }

  /// A request that waits behind an alert.
  struct Waiting {
    let request: WalkRequest
    let flow: Int?
    let isByUser: Bool
    let hold: Hold?
  }

  /// Requests made while answers and outcomes were delivered.
  enum Later {
    case request(WalkRequest, by: Int?, Hold?)
    case finish(Int, FinishedScreens, Hold?)
    /// The start of a flow that is to own a root screen.
    case start(Int, under: Int, owning: Int, script: [WalkAct], onEnd: [WalkAct], Hold?)
    case batch([Later])
  }

  enum Delivery {
    case answer(Alert, String?, Hold? = nil)
    case outcome(of: Int, String)
    /// The user's attempt to dismiss a modal.
    case attempt(Int)
    /// The outcome of a flow that was not started.
    case refused(Int, onEnd: [WalkAct])
  }

  struct Delayed {
    let due: Int
    let flow: Int
    let hold: Hold?
    let acts: [WalkAct]
  }

  struct Tap {
    let flow: Int
    let acts: [WalkAct]
  }

  let wireframe: WalkWireframe
  var formFactor = FormFactor.compact
  var picture = Picture()
  var alert: Alert?
  /// How modals would like to be shown, by the numbers of their marks.
  var preferredStyles: [Int: ModalStyle] = [:]
  /// The wireframes of modals with root items, by the numbers of their marks.
  var kinds: [Int: WalkWireframe] = [:]
  var modalCount = 0
  /// The flow of each screen that has one.
  var owners: [Int: Int] = [:]
  /// Tells one stay of a screen from another.
  var stays: [Int: Int] = [:]
  var stayCount = 0
  var flows: [Int: Flow] = [:]
  /// The flows that have started and not ended, but for the main one.
  var liveFlows: [Int] = []
  /// The flows that have ended and are forgotten but for that.
  var goneFlows: Set<Int> = []
  var line: [Waiting] = []
  var isTakingFromLine = false
  var later: [Later] = []
  var deliveries: [Delivery] = []
  /// Flows that may have nothing left, in the order in which they lost it.
  var suspects: [Int] = []
  /// Counts how often others have taken a flow's last screen away.
  var moment = 0
  /// The flow that made the current request.
  var asker: Int?
  var phase = Phase.idle
  var delayed: [Delayed] = []
  var clock = 0
  var taps: [Int: Tap] = [:]
  var greetings: [Int: [WalkAct]] = [:]
  var attempts: [Int: [WalkAct]] = [:]
  /// The stays of the screens that observers know to be visible.
  var visibleStays: Set<Int> = []

  /// The lines of the log, without the user's actions.
  var lines: [String] = []
  /// What callers and coordinators hear.
  var trace: [String] = []
  /// Whether the coordinators that acts look for are still there, in order.
  var presence: ArraySlice<Bool> = []
  var mergeDepth = 0
  var mergedCount = 0
  var shownCount = 0
}

extension StageModel {
  init(_ wireframe: WalkWireframe) {
    self.wireframe = wireframe
  }

  /// The launch of the app, whose main flow installs root items.
  mutating func launch(roots: [Int]) {
    flows[0] = Flow(name: "WalkMainFlow", life: .alive)
    lines.append("  start WalkMainFlow")
    submit(.install(roots), by: 0)
  }

  /// The rules of the current wireframe.
  var rules: WalkRules { wireframe.rules(formFactor) }

  /// The rules of a region's wireframe; a modal of one stack has those of the base.
  func rules(at level: Int) -> WalkRules {
    let kind = level == 0 ? nil : kinds[picture.modals[level - 1].mark.number]
    return (kind ?? wireframe).rules(formFactor)
  }

  /// The rules of the wireframe around a screen.
  func rules(around screen: Int) -> WalkRules { rules(at: picture.region(of: screen) ?? 0) }

  /// Whether list and detail stand side by side in a region.
  func hasColumns(_ level: Int) -> Bool {
    (level == 0 || picture.modals[level - 1].hasRootItems) && rules(at: level).hasColumns
  }

  /// Whether a screen is the root of a root item, in the base or in a modal that holds some.
  func isRootItem(_ screen: Int) -> Bool {
    picture.base.roots.contains(screen)
      || picture.modals.contains { $0.hasRootItems && $0.region.roots.contains(screen) }
  }

  /// The screens that the user sees behind an alert and the drawer, from the front.
  var visible: [Int] {
    if picture.isCoveredByPlayer, let player = picture.player {
      return picture.withEmbedded(player.screen)
    }
    let controls: [Int] = picture.modals.isEmpty ? picture.player.map { [$0.controls] } ?? [] : []
    return (columns + controls).flatMap(picture.withEmbedded)
  }

  /// The screens in front that stand side by side: the top, then the list.
  private var columns: [Int] {
    let level = picture.frontLevel
    guard let item = picture[region: level].selectedItem else { return [] }
    let top = item.pile.suffix(1)
    guard hasColumns(level) else { return Array(top) }
    if !item.detail.isEmpty { return Array(top + item.list.suffix(1)) }
    return item.list.count > 1 ? Array(top + item.list.prefix(1)) : Array(top)
  }

  func isOnStage(_ screen: Int) -> Bool { stays[screen] != nil }

  func name(_ screen: Int) -> String { "WalkScreen \"\(WalkName.screen(screen))\"" }

  /// The screens that a request names, the new one first.
  static func screens(of request: WalkRequest) -> [Int] {
    switch request {
    case .install(let screens): screens
    case .push(let screen, let other), .replace(let other, let screen),
      .show(let screen, let other), .presentClosable(let screen, let other),
      .showDetail(let screen, let other), .embed(let screen, let other):
      [screen, other]
    case .update(let screens, let other), .presentItems(let screens, _, let other):
      screens + (other.map { [$0] } ?? [])
    case .present(let screen, let sender): [screen] + (sender.map { [$0] } ?? [])
    case .select(let screen), .pop(let screen), .popTo(let screen), .popToRoot(let screen),
      .dismiss(let screen), .alert(_, let screen, _), .hide(let screen), .remove(let screen),
      .installPlayer(let screen):
      [screen]
    case .setStack(let screens, let screen): [screen] + screens
    case .goBack, .dismissAll, .returnToRoot, .flush, .removePlayer, .minimize, .maximize,
      .openDrawer, .closeDrawer, .adapt:
      []
    }
  }

  /// The screens that a request would bring on stage, of those that may wait.
  static func newcomers(of request: WalkRequest) -> [Int] {
    switch request {
    case .push(let screen, _), .present(let screen, _), .replace(_, let screen),
      .show(let screen, _), .presentClosable(let screen, _), .showDetail(let screen, _),
      .embed(let screen, _):
      [screen]
    case .presentItems(let screens, _, _), .setStack(let screens, _): screens
    default: []
    }
  }

  /// The screen that says through which wireframe a request goes, the first that is on stage.
  static func bearings(of request: WalkRequest) -> [Int] {
    switch request {
    case .install, .update(_, nil), .adapt: []
    case .update(let items, let screen?): [screen] + items
    case .setStack(_, let screen): [screen]
    default: Array(screens(of: request).dropFirst(newcomers(of: request).count))
    }
  }

  // MARK: - Log

  /// Writes the commands of a transition; further ones of the same one begin with a plus sign.
  mutating func show(_ text: String) {
    lines.append((mergedCount > 0 ? "  + " : "  ") + text)
    if mergeDepth > 0 { mergedCount += 1 }
    shownCount += 1
  }

  mutating func ignore(_ what: String, _ reason: String) -> String {
    lines.append("  ignored \(what): \(reason)")
    return "ignored \(reason)"
  }

  mutating func beginMerging() { mergeDepth += 1 }

  mutating func endMerging() {
    mergeDepth -= 1
    if mergeDepth == 0 { mergedCount = 0 }
  }
}

extension StageModel {
  /// The tree as its description has it.
  var tree: String {
    var lines = [picture.base.container + (picture.base.isDrawerOpen ? ", drawer open" : "")]
    lines += treeLines(picture.base, "  ")
    if let player = picture.player {
      lines.append("  player, " + (player.isMaximized ? "maximized" : "minimized"))
      lines += player.screens.flatMap { treeLines($0, "    ") }
    }
    for modal in picture.modals {
      let button = button(modal).map { ", dismiss button \($0)" } ?? ""
      let container = modal.hasRootItems ? ", \(modal.region.container)" : ""
      let drawer = modal.region.isDrawerOpen ? ", drawer open" : ""
      lines.append("  \(words(modal.style))\(button)\(container)\(drawer)")
      lines +=
        modal.hasRootItems
        ? treeLines(modal.region, "    ") : treeLines(modal.region.items[0], "    ")
    }
    if let alert {
      let style = WalkTrait.isActionSheet(alert.id) ? "action sheet" : "alert"
      lines.append("  \(style) \"\(WalkName.alert(alert.id))\"")
    }
    return lines.joined(separator: "\n")
  }

  private func treeLines(_ region: Picture.Region, _ margin: String) -> [String] {
    region.items.enumerated().flatMap { place, item in
      let mark = place == region.selected ? ", selected" : ""
      return ["\(margin)\(WalkName.screen(item.list[0]))\(mark)"] + treeLines(item, margin + "  ")
    }
  }

  private func treeLines(_ item: Picture.Item, _ margin: String) -> [String] {
    let detail = item.detail.isEmpty ? [] : ["\(margin)detail"]
    return item.list.flatMap { treeLines($0, margin) } + detail
      + item.detail.flatMap { treeLines($0, margin) }
  }

  private func treeLines(_ screen: Int, _ margin: String) -> [String] {
    let flow = owners[screen].flatMap { flows[$0]?.name }.map { " in \($0)" } ?? ""
    let line = "\(margin)\(visible.contains(screen) ? "*" : " ") \(name(screen))\(flow)"
    return [line] + (picture.embedded[screen] ?? []).flatMap { treeLines($0, margin + "    ") }
  }

  func button(_ modal: Picture.Layer) -> String? {
    switch modal.dismissButton {
    case .done: "Done"
    case .close: "Close"
    default: nil
    }
  }

  func words(_ style: ModalStyle) -> String {
    switch style {
    case .popover: "popover at \"\(WalkTrait.anchor)\""
    case .sheet([.medium]): "sheet at medium"
    case .fullScreen: "full screen"
    case .formSheet: "form sheet"
    default: "sheet"
    }
  }

  /// An alert or an action sheet by its name.
  func words(alert id: Int) -> String {
    (WalkTrait.isActionSheet(id) ? "action sheet" : "alert") + " \"\(WalkName.alert(id))\""
  }

  func phrase(_ request: WalkRequest) -> String {
    switch request {
    case .install(let roots): "install " + roots.map(WalkName.screen).joined(separator: ", ")
    case .select(let screen): "select \(WalkName.screen(screen))"
    case .push(let screen, _): "push \(name(screen))"
    case .pop(let screen): "pop \(name(screen))"
    case .popTo(let screen): "pop to \(name(screen))"
    case .popToRoot(let screen): "pop to root of \(name(screen))"
    case .replace(let old, let new): "replace \(name(old)) with \(name(new))"
    case .present(let screen, _), .presentClosable(let screen, _): "present \(name(screen))"
    case .presentItems(let screens, _, _): "present \(name(screens[0]))"
    case .update(let roots, _): "update " + roots.map(WalkName.screen).joined(separator: ", ")
    case .showDetail(let screen, _): "show detail \(name(screen))"
    case .embed(let screen, let host): "embed \(name(screen)) in \(name(host))"
    case .remove(let screen): "remove \(name(screen))"
    case .goBack: "go back"
    case .returnToRoot: "return to root"
    case .setStack(_, let screen): "set stack of \(name(screen))"
    case .dismiss(let screen): "dismiss \(name(screen))"
    case .dismissAll: "dismiss all"
    case .alert(let id, _, _): words(alert: id)
    case .show(let screen, _): "show \(name(screen))"
    case .hide(let screen): "hide \(name(screen))"
    case .installPlayer(let screen): "install player \(name(screen))"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .adapt(let formFactor): "adapt \(formFactor == .compact ? "compact" : "regular")"
    case .flush: "flush"
    }
  }
}
