import Wireflow
import WireflowInteraction

/// The contents of screens in one moment, each of which is read once.
@MainActor
private final class SeenContents {
  private var read: [ObjectIdentifier: [ScreenContent.Element]] = [:]

  func elements(of screen: any Screen) -> [ScreenContent.Element] {
    let id = ObjectIdentifier(screen)
    if let known = read[id] { return known }
    let elements = screen.content.sampledElements
    read[id] = elements
    return elements
  }
}

/// All that the visible screens show in one moment.
struct Shown {
  /// The titles and labels of rows that can be seen.
  let data: [String]
  /// All that can be seen.
  let content: String
}

/// The reader of what an exploration looks at in an app, in the moment when it is made.
@MainActor
struct SightReader {
  let app: LiveApp
  let abstraction: PlaceAbstraction
  private let stage: Stage
  private let snapshot: StageSnapshot
  let visibleScreens: [any Screen]
  private let contents = SeenContents()

  init(_ app: LiveApp, _ abstraction: PlaceAbstraction) {
    self.app = app
    self.abstraction = abstraction
    stage = app.stage
    snapshot = app.stage.snapshot
    visibleScreens = app.stage.visibleScreens
  }

  /// Returns what is seen now.
  func sight() -> Sight {
    var sight = Sight()
    guard !snapshot.base.roots.isEmpty else { return sight }
    sight.alert = snapshot.alert
    sight.isPending = app.isPending
    sight.front = frontPlace
    addBase(to: &sight)
    addModals(to: &sight)
    for screen in visibleScreens { sight.key += signature(of: screen) }
    if let player = snapshot.player { sight.key += player.isMaximized ? "|max" : "|min" }
    if let alert = snapshot.alert {
      sight.key += "|alert \(maskedTitle(of: alert))"
      for action in alert.actions { sight.key += "," + action.title.masked }
    }
    if let form = stage.alertForm { sight.key += signature(of: form) }
    if sight.isPending { sight.key += "|pending" }
    if stage.isDrawerOpen { sight.key += "|drawer" }
    if let fault = app.fault { sight.key += "|fault \(fault)" }
    addWindows(to: &sight)
    for digest in abstraction.digests { sight.key += "|" + digest(app.controller) }
    return sight
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
      } else {
        sight.key += "|" + root.representation.title.masked + ":" + buttons(of: root.screens[0])
      }
    }
  }

  /// Adds the modals, of which one that comes again takes away what came since.
  private func addModals(to sight: inout Sight) {
    var chain: [String] = []
    for modal in snapshot.modals {
      var text = "|modal \(modal.style.description) "
      for root in modal.region.roots {
        sight.depth += addStack(root.screens, to: &text, &sight.standing)
        text += "/"
        sight.depth += addStack(root.detail, to: &text, &sight.standing)
      }
      if modal.region.roots.count > 1 { text += "\(modal.region.selected)" }
      if let first = chain.firstIndex(of: text) { chain.removeSubrange(first...) }
      chain.append(text)
    }
    for text in chain { sight.key += text }
  }

  /// Adds a stack, of which a screen that comes again takes away what came since.
  private func addStack(
    _ screens: [any Screen], to key: inout String, _ standing: inout Set<String>
  ) -> Int {
    var names: [String] = []
    for screen in screens {
      let name = stage.name(of: screen).typeName + "@" + (stage.flow(of: screen) ?? "")
      if let first = names.firstIndex(of: name) { names.removeSubrange(first...) }
      names.append(name)
    }
    for name in names { key += name + ">" }
    standing.formUnion(names)
    return screens.count
  }

  /// The type of a screen, its buttons, the values of its fields, and whether it has rows.
  func signature(of screen: any Screen) -> String {
    outline(of: screen, from: "(" + stage.name(of: screen).typeName, hasInputs: true)
  }

  /// The buttons of a hidden screen, and whether it has rows.
  private func buttons(of screen: any Screen) -> String {
    outline(of: screen, from: "(", hasInputs: false)
  }

  private func outline(of screen: any Screen, from start: String, hasInputs: Bool) -> String {
    var text = start
    var hasRows = false
    for element in contents.elements(of: screen) {
      switch element {
      case .row(let row): if row.action != nil { hasRows = true }
      case .button(let button): text += "," + button.title.masked
      case .refresh(let refresh): text += "," + refresh.label
      case .field(let field) where hasInputs: text += "," + field.label + "=" + field.value
      case .toggle(let toggle) where hasInputs: text += "," + toggle.label
      case .choice(let choice) where hasInputs: text += "," + choice.label
      case .text, .image, .progress, .rows, .field, .toggle, .choice: break
      }
    }
    return text + (hasRows ? ",rows)" : ")")
  }

  private func maskedTitle(of alert: AlertContent) -> String {
    alert.title.masking(visibleData)
  }

  /// The titles and labels of rows that can be seen, which a title may repeat.
  var visibleData: [String] {
    var data: [String] = []
    for screen in visibleScreens {
      data.append(screen.title)
      for case .row(let row) in contents.elements(of: screen) { data.append(row.title) }
    }
    return data
  }

  /// The data and all else that the visible screens show.
  var shown: Shown { Shown(data: visibleData, content: content) }

  /// All that the visible screens show.
  var content: String {
    var text = ""
    for screen in visibleScreens {
      text += "|" + screen.title
      for element in contents.elements(of: screen) {
        switch element {
        case .text(let line): text += "," + line.string
        case .image(let image): text += "," + image.name
        case .row(let row): text += "," + row.title + (row.subtitle ?? "")
        case .rows: break
        case .button(let button): text += "," + button.title
        case .refresh(let refresh): text += "," + refresh.label
        case .field(let field): text += "," + field.text
        case .toggle(let toggle): text += toggle.isOn ? ",on" : ",off"
        case .choice(let choice): text += "," + (choice.selected ?? "")
        case .progress(let progress): text += ",\(progress.fraction ?? -1)"
        }
      }
    }
    return text
  }
}

// MARK: - Places

extension SightReader {
  /// The buttons and the values of fields of the screen that the user sees first, and of the alert.
  var frontSignature: String {
    (visibleScreens.first.map(signature) ?? "") + (snapshot.alert?.title.masked ?? "")
      + (stage.alertForm.map(signature) ?? "")
  }

  /// The place in front.
  var frontPlace: SeenPlace {
    if let modal = snapshot.modals.last { return place(inFrontOf: modal.region, isModal: true) }
    if let player = snapshot.player, player.isMaximized { return place(of: player.screen) }
    return place(inFrontOf: snapshot.base, isModal: false)
  }

  /// Returns the place of a screen that can be seen, or the place in front for an alert's fields and
  /// the app's commands.
  func place(of screen: any Screen) -> SeenPlace {
    if screen === stage.alertForm || screen === stage.appCommands { return frontPlace }
    let host = stage.host(of: screen) ?? screen
    if let player = snapshot.player, player.screen === host || player.controls === host {
      return seen(screen, .player)
    }
    for modal in snapshot.modals {
      for root in modal.region.roots
      where (root.screens + root.detail).contains(where: { $0 === host }) {
        return seen(screen, lane(of: modal.region, isModal: true))
      }
    }
    return seen(screen, lane(of: snapshot.base, isModal: false))
  }

  private func place(inFrontOf region: StageSnapshot.Region, isModal: Bool) -> SeenPlace {
    let root = region.roots[region.selected]
    let screen = root.detail.last ?? root.screens[root.screens.count - 1]
    return seen(screen, lane(of: region, isModal: isModal))
  }

  private func lane(of region: StageSnapshot.Region, isModal: Bool) -> NavigationMap.Lane {
    if isModal { return .modal(stage.name(of: region.roots[0].screens[0]).typeName) }
    guard region.roots.count > 1 else { return .window }
    return .root(region.roots[region.selected].representation.title.masked)
  }

  private func seen(_ screen: any Screen, _ lane: NavigationMap.Lane) -> SeenPlace {
    let name = stage.name(of: screen)
    return SeenPlace(
      lane: lane, screen: name.typeName, flow: stage.flow(of: screen),
      isRoot: stage.isRoot(screen), title: name.title.masked)
  }
}

extension ScreenContent.Field {
  /// The name of the sample that the field holds, or of what else it holds.
  var value: String {
    if text.isEmpty { return "" }
    return samples.first { $0.value == text }?.name ?? "other"
  }
}
