extension Stage {
  /// Performs a user action.
  ///
  /// People, tests, scripts and backends all use this method.
  ///
  /// The log shows the action, followed by its immediate effects. User navigation becomes a request
  /// through the app's wireframe.
  @discardableResult
  public func perform(_ action: UserAction) -> ActionOutcome {
    var outcome = ActionOutcome.performed
    log.cause(time.passed()) {}
    var (logged, field): (UserAction, ScreenContent.Field?) = (action, nil)
    if case .type(let text, let label) = action { (logged, field) = read(text, into: label) }
    func work() {
      do throws(ActionRefusal.Reason) {
        try carryOut(action, on: field)
      } catch {
        outcome = refuse(action, error)
      }
    }
    perform(logged, by: work)
    return outcome
  }

  /// Logs a user action, and carries it out by a closure.
  func perform(_ action: UserAction, by work: () -> Void) {
    dropReleased()
    log.cause(time.passed()) {}
    log.cause(action) {
      work()
      dropReleased()
    }
    if isWatched { finishTurnIfIdle() }
  }

  private func refuse(_ action: UserAction, _ reason: ActionRefusal.Reason) -> ActionOutcome {
    let refusal = ActionRefusal(reason, alternatives: alternatives(to: action))
    log.append(.refused(refusal))
    return .refused(refusal)
  }

  /// Carries out an action, or throws the reason why not.
  /// - Parameter field: the field that it types into, if that has been found.
  private func carryOut(
    _ action: UserAction, on field: ScreenContent.Field?
  ) throws(ActionRefusal.Reason) {
    switch action {
    case .tap(let label): try tap(label)
    case .type(let text, let label): try type(text, into: label, found: field)
    case .typeSample(let name, let label): try typeSample(name, into: label)
    case .submit(let label): try submit(label)
    case .toggle(let label): try toggle(label)
    case .choose(let option, let label): try choose(option, in: label)
    case .back: try goBack()
    case .backIn(let stack): try goBack(in: stack)
    case .backTo(let title, let stack): try goBack(to: title, in: stack)
    case .dismiss: try dismissByUser()
    case .select(let label, let stack): try selectByUser(label, in: stack)
    case .next: try turnPage(by: 1)
    case .previous: try turnPage(by: -1)
    case .openDrawer: try turnDrawer(.openDrawer)
    case .closeDrawer: try turnDrawer(.closeDrawer)
    case .closeNotice: try closeNotice()
    case .minimize: try minimizeByUser()
    case .maximize: try maximizeByUser()
    case .window(let link): try goToWindow(link)
    case .closeWindow: try closeWindowByUser()
    case .wait(let duration): try wait(duration)
    case .launch, .adapt, .wireframe, .background, .foreground, .open: try handOver(action)
    }
  }

  /// Submits a user's request through the wireframe that a coordinator's request would use: that of
  /// the flow that owns the request's screen, or else the app's.
  @discardableResult
  func submitByUser(
    _ request: NavigationRequest, about screen: (any Screen)? = nil
  ) -> RequestOutcome {
    let flow = screen.flatMap { coordinator(of: $0)?.baseWireframe }
    return submit(Submission(request, through: flow ?? link.wireframe, for: nil, isByUser: true))
  }

  private func handOver(_ action: UserAction) throws(ActionRefusal.Reason) {
    guard let handler = link.applicationHandler else { throw .notHandled }
    try handler(action)
  }

  /// The alert in front of everything.
  var blocked: ActionRefusal.Reason? {
    places.alert.map {
      .notReachable(behind: "\($0.content.style.rawValue) \($0.content.title.literal)")
    }
  }

  /// The alert or the drawer in front of all screens.
  var covered: ActionRefusal.Reason? {
    blocked ?? (state.isDrawerOpen ? .notReachable(behind: "the drawer") : nil)
  }

  /// Returns the action for the log, with the names of sample values instead of secrets.
  func logged(_ action: UserAction) -> UserAction {
    guard case .type(let text, let label) = action else { return action }
    return read(text, into: label).logged
  }

  /// Returns the typing action for the log, and the field, unless a sink of the log may change
  /// something first.
  private func read(
    _ text: String, into label: UserAction.Label
  ) -> (logged: UserAction, field: ScreenContent.Field?) {
    if case .field(let field)? = try? find(label, for: .type) {
      return (field.typing(text, into: label), log.hasSinks ? nil : field)
    }
    return (loggedRefusal(of: text, into: label), nil)
  }

  /// Returns the log's version of a typing action that no field accepts.
  ///
  /// The text counts as a secret if a secure field has or had the label, on stage or a moment ago,
  /// or if the label may be a wrong one for a secure field in front.
  private func loggedRefusal(of text: String, into label: UserAction.Label) -> UserAction {
    let fields = fields(of: (alertForm.map { [$0] } ?? []) + visibleScreens)
    let named = fields.filter { $0.isCalled(label.text) }
    if let field = named.first(where: \.isSecure) ?? named.first {
      return field.typing(text, into: label)
    }
    let isSecret =
      link.secureNames.contains(label.text) || fields.contains(where: \.isSecure)
      || self.fields(of: places.residents).contains {
        $0.isSecure && $0.isCalled(label.text)
      }
    return isSecret
      ? .typeSample(ScreenContent.Field.nameOfNoSample, into: label) : .type(text, into: label)
  }

  private func fields(of screens: [any Screen]) -> [ScreenContent.Field] {
    screens.flatMap(\.content.elements).compactMap { element in
      if case .field(let field) = element { field } else { nil }
    }
  }

  private func alternatives(to action: UserAction) -> [UserAction] {
    let all = if case .window = action { windowActions } else { possibleActions }
    let alike = all.filter { $0.isOfSameKind(as: action) }
    return alike.isEmpty ? all : alike
  }
}

extension ScreenContent.Field {
  fileprivate func isCalled(_ name: String) -> Bool { label == name || traits.id == name }
}

extension UserAction {
  fileprivate func isOfSameKind(as other: UserAction) -> Bool {
    switch (self, other) {
    case (.type, .typeSample), (.typeSample, .type), (.typeSample, .typeSample): true
    case (.tap, .tap), (.type, .type), (.submit, .submit), (.toggle, .toggle), (.choose, .choose),
      (.select, .select), (.backTo, .backTo), (.back, .backTo), (.backIn, .backIn),
      (.next, .previous), (.previous, .next), (.window, .window):
      true
    default: false
    }
  }
}

extension Stage {
  func tap(_ label: UserAction.Label) throws(ActionRefusal.Reason) {
    switch try find(label, for: .tap) {
    case .row(let row):
      guard let action = row.action else { throw .unknownElement(label) }
      action()
    case .button(let button): button.action()
    case .refresh(let refresh): refresh.action()
    default: break
    }
  }

  /// Presses the return key in a field.
  func submit(_ label: UserAction.Label) throws(ActionRefusal.Reason) {
    guard case .field(let field) = try find(label, for: .type) else { return }
    guard let submit = field.submit else { throw .nothingToSubmit(label) }
    submit()
  }

  func type(
    _ text: String, into label: UserAction.Label, found field: ScreenContent.Field?
  ) throws(ActionRefusal.Reason) {
    if let field { return field.set(text) }
    if case .field(let field) = try find(label, for: .type) { field.set(text) }
  }

  /// Types a sample value, or the log's placeholder for a secret that is not a sample.
  func typeSample(_ name: String, into label: UserAction.Label) throws(ActionRefusal.Reason) {
    guard case .field(let field) = try find(label, for: .type) else { return }
    if let value = field.value(ofSample: name) { return field.set(value) }
    guard field.isSecure, name == ScreenContent.Field.nameOfNoSample else {
      throw .unknownSample(name)
    }
    log.append(.note("warning: a secret was typed here, and what the app gets is other text"))
    field.set(name)
  }

  func toggle(_ label: UserAction.Label) throws(ActionRefusal.Reason) {
    if case .toggle(let toggle) = try find(label, for: .toggle) { toggle.set(!toggle.isOn) }
  }

  /// Chooses an answer of the alert, or an option of a choice.
  func choose(
    _ option: UserAction.Label, in label: UserAction.Label?
  ) throws(ActionRefusal.Reason) {
    if let label { return try choose(option, among: [find(label, for: .choose)]) }
    guard let alert = places.alert else {
      let elements = elementsInReach.entries.map(\.element)
      return try choose(option, among: elements.filter { $0.traits?.isDisabled == false })
    }
    guard let answer = option.pick(from: alert.content.answers(named: option.text)) else {
      throw .unknownOption(option)
    }
    guard alert.allows(answer) else { throw .disabled(option) }
    submitByUser(.closeAlert(answer))
  }

  private func choose(
    _ option: UserAction.Label, among elements: [ScreenContent.Element]
  ) throws(ActionRefusal.Reason) {
    let named: [() -> Void] = elements.compactMap { element in
      guard case .choice(let choice) = element, let named = choice.option(named: option.text) else {
        return nil
      }
      return { choice.set(named) }
    }
    guard let choose = try option.pickOne(from: named) else { throw .unknownOption(option) }
    choose()
  }
}

extension UserAction.Label {
  /// Returns the one that the label means among those with its text, or nil if they are too few.
  func pick<Named>(from named: [Named]) -> Named? {
    let place = (occurrence ?? 1) - 1
    return named.indices.contains(place) ? named[place] : nil
  }

  /// Returns the one that the label means, if it says which among several.
  func pickOne<Named>(from named: [Named]) throws(ActionRefusal.Reason) -> Named? {
    if occurrence == nil, named.count > 1 { throw .ambiguous(self, count: named.count) }
    return pick(from: named)
  }
}
