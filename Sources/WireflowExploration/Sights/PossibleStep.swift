import Wireflow

/// A possible step, with its place and its cause.
struct PossibleStep {
  let step: ExplorationStep
  let from: SeenPlace
  let cause: NavigationMap.Cause
  /// The buttons and field values of its screen, by which the explorer counts tries.
  var signature = ""
  /// The label of its element.
  var label: String?

  /// The element that it acts on, whatever the data.
  var element: Explorer.TappedElement {
    Explorer.TappedElement(screen: from.screen, cause: cause.outline)
  }

  /// The name in refusals, without the place for an event, which has one reason wherever it occurs.
  var refusalName: String { cause.isEvent ? "\(step)" : "\(step) on \(from.screen)" }
}

/// The possible steps of a state.
@MainActor
struct StepFinder {
  let app: LiveApp
  let reader: SightReader
  let sight: Sight
  let options: ExplorationOptions

  /// The steps that an exploration tries, in a stable order, with a sample of each long list.
  var sampled: [PossibleStep] { steps(areSampled: true) }

  /// All possible steps, except for most rows of long lists.
  var all: [PossibleStep] { steps(areSampled: false) }

  /// The possible steps among which a step is, if the app offers it.
  func all(like step: ExplorationStep) -> [PossibleStep] {
    switch step {
    case .restart, .custom, .action(.wait), .action(.adapt), .action(.background), .action(.open):
      surroundings
    case .action(.tap), .action(.type), .action(.typeSample), .action(.submit), .action(.toggle):
      elements(areSampled: false, reader.starter)
    case .action: all
    }
  }

  /// The number of rows that a walk may tap for each row that an exploration taps.
  private static let walkedRows = 16

  private func steps(areSampled: Bool) -> [PossibleStep] {
    let starter = reader.starter
    return elements(areSampled: areSampled, starter) + others(starter)
  }

  private func elements(areSampled: Bool, _ starter: String) -> [PossibleStep] {
    var steps: [PossibleStep] = []
    var rows: [PossibleStep] = []
    var rowActions: [PossibleStep] = []
    var options: [PossibleStep] = []
    var screen: (id: ObjectIdentifier, place: SeenPlace, signature: String)?
    // A walk may also take each row that an exploration samples.
    let count = self.options.sampledRows
    let sampledRows = areSampled ? count : (count - 1) * Self.walkedRows + 1
    for possible in app.stage.possibleElements(sampledRows: sampledRows) {
      let id = ObjectIdentifier(possible.screen)
      let known =
        screen.flatMap { $0.id == id ? $0 : nil }
        ?? (
          id, reader.place(of: possible.screen),
          world + starter + reader.signature(of: possible.screen)
        )
      screen = known
      let step = PossibleStep(
        step: .action(possible.action), from: known.1,
        cause: cause(of: possible), signature: known.2, label: possible.element.label)
      switch possible.element {
      case .button(let button) where button.rowPlace != nil: rowActions.append(step)
      case .row: rows.append(step)
      case .choice: options.append(step)
      case .text, .image, .rows, .button, .refresh, .field, .toggle, .progress:
        steps.append(step)
      }
    }
    guard areSampled else { return steps + rows + rowActions + options }
    let causes = rowActions.map(\.cause)
    let firsts = causes.indices.filter { causes.firstIndex(of: causes[$0]) == $0 }
    return steps + sample(rows)
      + firsts.flatMap { first in sample(rowActions.filter { $0.cause == causes[first] }) }
      + sample(options)
  }

  /// Returns all steps of a short list, or the first, the last and some in between of a long one.
  private func sample(_ steps: [PossibleStep]) -> [PossibleStep] {
    let count = options.sampledRows
    return steps.count.sampledPlaces(count).map { steps[$0] }
  }

  private func cause(of possible: PossibleElement) -> NavigationMap.Cause {
    let name = possible.element.traits?.id ?? possible.element.label ?? ""
    if possible.screen === app.stage.appCommands { return .command(name) }
    if case .submit = possible.action { return .submit(name) }
    return switch possible.element {
    case .row: .row(name.masked)
    case .rows: .row(nil)
    case .button, .refresh: .button(name.masked)
    case .field: .field(name)
    case .toggle: .toggle(name)
    case .choice: .choice(name)
    case .text(let text): .row(text.string)
    case .image(let image): .row(image.name)
    case .progress(let progress): .row(progress.label)
    }
  }

  /// The steps that do not act on elements.
  private func others(_ starter: String) -> [PossibleStep] {
    let signature = world + starter + reader.frontSignature
    lazy var roots = reader.selectableRoots
    var steps: [PossibleStep] = []
    var hasFarBack = false
    for action in app.stage.possibleActionsBesideElements.reversed() {
      let selected: NavigationMap.Cause? =
        if case .select(let label, _) = action { .select(roots[label] ?? label.text) } else { nil }
      guard let cause = selected ?? cause(of: action) else { continue }
      if case .backTo = action {
        if hasFarBack { continue }
        hasFarBack = true
      }
      steps.append(
        PossibleStep(
          step: .action(action), from: sight.front, cause: cause, signature: signature))
    }
    return steps.reversed() + surroundings
  }

  /// The current fault of the services and the requests that wait, with which all steps are tried
  /// again.
  private var world: String {
    let waiting = sight.alert != nil && app.stage.hasRequestsWaiting ? "waiting " : ""
    return (app.fault.map { "fault \($0) " } ?? "") + waiting
      + (app.alertBehindWall.map { "behind \($0) " } ?? "")
  }

  private var surroundings: [PossibleStep] {
    var steps: [(ExplorationStep, NavigationMap.Cause)] = []
    if sight.isPending {
      steps += ([options.patience] + options.waits).map { (.action(.wait($0)), .wait) }
    }
    steps += options.links.map { (.action(.open($0)), .open($0)) }
    steps += options.formFactors.filter { $0 != app.stage.state.formFactor }
      .map { (.action(.adapt($0)), .adapt($0.rawValue)) }
    if options.includesBackground { steps.append((.action(.background), .background)) }
    if options.includesRestart { steps.append((.restart, .restart)) }
    let names = options.customActions.map(\.name) + app.faultNames
    steps += names.map { (.custom($0), .custom($0)) }
    // An event may have a different outcome behind an alert than without one. A link leads to hidden
    // parts, so its outcome may depend on them, and on a text that the user would lose.
    let signature = world + (sight.alert.map { $0.name(masking: reader.visibleData) } ?? "")
    let hidden = sight.hidden + (sight.hasEntries ? "*" : "")
    return steps.map { step, cause in
      PossibleStep(
        step: step, from: sight.front, cause: cause,
        signature: cause.isLink ? signature + hidden : signature)
    }
  }

  private func cause(of action: UserAction) -> NavigationMap.Cause? {
    switch action {
    case .choose(let option, _):
      sight.alert.map {
        .answer(of: $0.name(masking: reader.visibleData), option.text.masked)
      }
    case .back, .backIn, .backTo: .back
    case .dismiss: .dismiss
    case .next: .next
    case .previous: .previous
    case .openDrawer, .closeDrawer: .drawer
    case .minimize, .maximize: .player
    case .window, .closeWindow: .window
    // Root items, elements, waits and events get their causes elsewhere, and a notice closes by
    // itself.
    case .closeNotice, .select, .launch, .tap, .type, .typeSample, .submit, .toggle, .wireframe,
      .wait, .adapt, .background, .foreground, .open:
      nil
    }
  }
}

extension Explorer {
  /// Returns the finder of the steps in a state, with an existing reader if there is one.
  func finder(_ app: LiveApp, _ sight: Sight, _ reader: SightReader? = nil) -> StepFinder {
    StepFinder(app: app, reader: reader ?? self.reader(app), sight: sight, options: options)
  }

  func reader(_ app: LiveApp) -> SightReader { SightReader(app, options.abstraction) }
}

extension ScreenContent {
  /// The elements from top to bottom, with some rows of each long list.
  var sampledElements: [Element] {
    elements.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      let places = rows.count.sampledPlaces(ExplorationOptions().sampledRows)
      return places.map { .row(rows.row(at: $0)) }
    }
  }
}
