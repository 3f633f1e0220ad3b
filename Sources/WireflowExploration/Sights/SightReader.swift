import Wireflow
import WireflowInteraction

/// The contents of screens at one moment, each read once.
@MainActor
final class SeenContents {
  private var contents: [ObjectIdentifier: ScreenContent] = [:]
  private var read: [ObjectIdentifier: [ScreenContent.Element]] = [:]
  /// The hash of the app's data, once it was needed.
  var data: Int?

  func elements(of screen: any Screen) -> [ScreenContent.Element] {
    let id = ObjectIdentifier(screen)
    if let known = read[id] { return known }
    let elements = content(of: screen).sampledElements
    read[id] = elements
    return elements
  }

  func content(of screen: any Screen) -> ScreenContent {
    let id = ObjectIdentifier(screen)
    if let known = contents[id] { return known }
    let content = screen.content
    contents[id] = content
    return content
  }
}

/// The visible titles and row labels at one moment, and the whole visible content.
typealias Shown = (data: [String], content: String)

/// A reader of an app's navigation at the moment when the reader is made.
@MainActor
struct SightReader {
  let app: LiveApp
  let abstraction: PlaceAbstraction
  let stage: Stage
  let snapshot: StageSnapshot
  let visibleScreens: [any Screen]
  let contents = SeenContents()

  init(_ app: LiveApp, _ abstraction: PlaceAbstraction) {
    self.app = app
    self.abstraction = abstraction
    stage = app.stage
    snapshot = app.stage.snapshot
    visibleScreens = app.stage.visibleScreens
  }

  /// Returns the current sight.
  func sight() -> Sight {
    var sight = Sight()
    guard !snapshot.base.roots.isEmpty else { return sight }
    sight.alert = snapshot.alert
    sight.isPending = app.isPending
    sight.hasWall = stage.wall != nil
    sight.front = frontPlace
    addBase(to: &sight)
    addModals(to: &sight)
    sight.hasEntries = (visibleScreens + stackedScreens).contains(where: hasEntries)
    sight.look = look
    sight.key += sight.look
    if sight.alert != nil, stage.hasRequestsWaiting { sight.key += "|waiting" }
    if let alert = app.alertBehindWall { sight.key += "|behind the wall \(alert)" }
    if sight.isPending { sight.key += "|pending" }
    if let fault = app.fault { sight.key += "|fault " + fault }
    addWindows(to: &sight)
    for digest in abstraction.digests { sight.key += "|" + digest(app.controller) }
    return sight
  }

  /// The visible screens with their elements, and what is in front of them.
  private var look: String {
    var look = ""
    for screen in visibleScreens {
      look += outline(of: screen, from: "(" + stage.name(of: screen).typeName, .all)
    }
    if let player = snapshot.player {
      look += player.isMaximized ? "|max" : "|min"
      let waiting = Set(player.waiting.map { stage.name(of: $0).typeName })
      for name in waiting.sorted() { look += "," + name }
    }
    if let alert = snapshot.alert {
      look += "|alert \(alert.name(masking: visibleData))"
      for action in alert.actions { look += "," + action.id.masked }
    }
    if let form = stage.alertForm { look += outline(of: form, from: "(", .all) }
    if stage.state.isDrawerOpen { look += "|drawer" }
    for notice in stage.notices { look += "|notice" + outline(of: notice, from: "(", .all) }
    return look
  }

  /// Adds the kinds of the windows, the current one first.
  private func addWindows(to sight: inout Sight) {
    let controllers = app.app.controllers
    guard controllers.count > 1 else { return }
    sight.key += "|window \(type(of: app.controller.mainFlow))"
    let others = controllers.filter { $0 !== app.controller }
    for kind in Set(others.map { "\(type(of: $0.mainFlow))" }).sorted() { sight.key += ",\(kind)" }
  }

  private func addBase(to sight: inout Sight) {
    sight.key = snapshot.container.name
    for (place, root) in snapshot.base.roots.enumerated() {
      if place == snapshot.base.selected {
        sight.key += "|>"
        sight.depth += addStack(root.screens, to: &sight.key, &sight.standing)
        sight.key += "/"
        sight.depth += addStack(root.detail, to: &sight.key, &sight.standing)
        sight.hidden += "|>"
      } else {
        // A hidden screen reveals its state by its buttons and by whether it has rows.
        let outline = outline(of: root.screens[0], from: "(", .buttons)
        sight.hidden += "|" + rootName(at: place, in: snapshot.base) + ":" + outline
      }
    }
    sight.key += sight.hidden
  }

  /// Adds the modals, where a repeated modal removes those since its first appearance.
  private func addModals(to sight: inout Sight) {
    var chain: [String] = []
    for modal in snapshot.modals {
      var text = "|modal \(modal.style.name) "
      for root in modal.region.roots {
        sight.depth += addStack(root.screens, to: &text, &sight.standing)
        text += "/"
        sight.depth += addStack(root.detail, to: &text, &sight.standing)
      }
      if modal.region.roots.count > 1 { text += "\(modal.region.selected)" }
      // The outcome of a flow's end depends on the flow that started it.
      if let screen = modal.region.roots.first?.screens.first { text += "<" + parent(of: screen) }
      if let first = chain.firstIndex(of: text) { chain.removeSubrange(first...) }
      chain.append(text)
    }
    for text in chain { sight.key += text }
    for text in chain.dropLast() { sight.hidden += text }
  }

  /// The flow that started the flow of the front modal, the root item below the player, or an empty
  /// string without both.
  ///
  /// A wall may appear anywhere, and its end depends on the screen below it. So does the end of a flow
  /// over a screen on which the user has typed something: an answer about the text lets a request go on,
  /// and its way also depends on the root item below.
  var starter: String {
    if stage.state.isMaximized { return selectedRoot }
    guard let root = snapshot.modals.last?.region.roots.first else { return "" }
    let parent = parent(of: root.screens[0])
    let regions = [snapshot.base] + snapshot.modals.dropLast().map(\.region)
    let stacks = regions.map { $0.roots[$0.selected] }.map { $0.screens + $0.detail }
    guard let screen = stacks.last?.last else { return parent }
    let isGuarded = stacks.joined().contains(where: hasEntries)
    guard stage.wall != nil || isGuarded else { return parent }
    let text = isGuarded ? "* in \(selectedRoot)" : ""
    return parent + " over " + stage.name(of: screen).typeName + text
  }

  /// The name of the selected root item of the base.
  private var selectedRoot: String { rootName(at: snapshot.base.selected, in: snapshot.base) }

  private func parent(of screen: any Screen) -> String {
    guard let flow = stage.coordinator(of: screen), let parent = stage.parent(of: flow) else {
      return ""
    }
    return String(describing: type(of: parent))
  }

  /// Adds a stack, where a repeated screen removes those since its first appearance.
  ///
  /// Texts typed and options selected on a covered screen count: a picker over a draft is not the
  /// same state as a picker over an empty form.
  private func addStack(
    _ screens: [any Screen], to key: inout String, _ standing: inout Set<String>
  ) -> Int {
    var stack: [(name: String, values: String)] = []
    for screen in screens {
      let name =
        stage.name(of: screen).typeName + (screen.placeID.map { "#" + $0 } ?? "") + "@"
        + (stage.flow(of: screen) ?? "")
      if let first = stack.firstIndex(where: { $0.name == name }) { stack.removeSubrange(first...) }
      let isVisible = visibleScreens.contains { $0 === screen }
      stack.append((name, isVisible ? "" : enteredValues(of: screen)))
    }
    for (name, values) in stack { key += name + values + ">" }
    standing.formUnion(stack.map(\.name))
    return screens.count
  }
}

/// The data of an app, wherever the user may see it.
extension SightReader {
  /// A hash of the titles and the elements of all screens of all windows, visible or not, and of the
  /// badges of all root items.
  var data: Int {
    if let known = contents.data { return known }
    var hasher = Hasher()
    for stage in app.app.stages {
      let snapshot = stage === self.stage ? snapshot : stage.snapshot
      for root in snapshot.allRoots {
        hasher.combine(root.representation.title)
        hasher.combine(root.representation.badge)
      }
      for screen in snapshot.allScreens { add(screen, to: &hasher) }
    }
    let data = hasher.finalize()
    contents.data = data
    return data
  }

  /// The number of rows that count in a list of more than twice as many.
  private static let rowLimit = 32

  private func add(_ screen: any Screen, to hasher: inout Hasher) {
    hasher.combine(screen.title)
    for element in contents.content(of: screen).elements {
      guard case .rows(let rows) = element else {
        Self.add(element, to: &hasher)
        continue
      }
      hasher.combine(rows.count)
      for place in rows.count.sampledPlaces(Self.rowLimit) {
        Self.add(.row(rows.row(at: place)), to: &hasher)
      }
    }
  }

  private static func add(_ element: ScreenContent.Element, to hasher: inout Hasher) {
    hasher.combine(element.label)
    hasher.combine(element.shownText)
    hasher.combine(element.traits?.isDisabled)
    hasher.combine(element.traits?.accessibilityLabel)
    hasher.combine(element.traits?.accessibilityValue)
  }
}

extension StageSnapshot {
  private var allRegions: [Region] { [base] + modals.map(\.region) }
  /// The root items of the base and of the modals.
  fileprivate var allRoots: [Root] { allRegions.flatMap(\.roots) }

  /// The screens, visible or not.
  var allScreens: [any Screen] {
    var screens = allRoots.flatMap { $0.screens + $0.detail }
    screens += allRegions.flatMap(\.embeddings).map(\.screen)
    if let player {
      screens += [player.screen, player.controls] + player.waiting
      screens += player.embeddings.map(\.screen)
    }
    return screens
  }
}
