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
    func work() { if let reason = carryOut(action, on: field) { outcome = refuse(action, reason) } }
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

  /// Carries out an action, or returns the reason why not.
  /// - Parameter field: the field that it types into, if that has been found.
  private func carryOut(
    _ action: UserAction, on field: ScreenContent.Field?
  ) -> ActionRefusal.Reason? {
    switch action {
    case .tap(let label): tap(label)
    case .type(let text, let label): type(text, into: label, found: field)
    case .typeSample(let name, let label): typeSample(name, into: label)
    case .submit(let label): submit(label)
    case .toggle(let label): toggle(label)
    case .choose(let option, let label): choose(option, in: label)
    case .back: goBack()
    case .backIn(let stack): goBack(in: stack)
    case .backTo(let title, let stack): goBack(to: title, in: stack)
    case .dismiss: dismissByUser()
    case .select(let label, let stack): selectByUser(label, in: stack)
    case .next: turnPage(by: 1)
    case .previous: turnPage(by: -1)
    case .openDrawer: turnDrawer(.openDrawer)
    case .closeDrawer: turnDrawer(.closeDrawer)
    case .closeNotice: closeNotice()
    case .minimize: minimizeByUser()
    case .maximize: maximizeByUser()
    case .window(let link): goToWindow(link)
    case .closeWindow: closeWindowByUser()
    case .wait(let duration): wait(duration)
    case .launch, .adapt, .wireframe, .background, .foreground, .open: handOver(action)
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

  private func handOver(_ action: UserAction) -> ActionRefusal.Reason? {
    guard let handler = link.applicationHandler else { return .notHandled }
    guard case .refused(let refusal) = handler(action) else { return nil }
    return refusal.cause
  }

  /// The alert in front of everything.
  var blocked: ActionRefusal.Reason? {
    places.alert.map {
      .notReachable(behind: "\($0.content.style.rawValue) \($0.content.title.literal)")
    }
  }

  /// The alert or the drawer in front of all screens.
  var covered: ActionRefusal.Reason? {
    blocked ?? (isDrawerOpen ? .notReachable(behind: "the drawer") : nil)
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
    if case .found(.field(let field)) = find(label, for: .type) {
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
  func tap(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    switch find(label, for: .tap) {
    case .found(.row(let row)):
      guard let action = row.action else { return .unknownElement(label) }
      action()
    case .found(.button(let button)): button.action()
    case .found(.refresh(let refresh)): refresh.action()
    case .found: break
    case .failed(let reason): return reason
    }
    return nil
  }

  /// Presses the return key in a field.
  func submit(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    switch find(label, for: .type) {
    case .found(.field(let field)):
      guard let submit = field.submit else { return .nothingToSubmit(label) }
      submit()
    case .found: break
    case .failed(let reason): return reason
    }
    return nil
  }

  func type(
    _ text: String, into label: UserAction.Label, found field: ScreenContent.Field?
  ) -> ActionRefusal.Reason? {
    if let field {
      field.set(text)
      return nil
    }
    switch find(label, for: .type) {
    case .found(.field(let field)): field.set(text)
    case .found: break
    case .failed(let reason): return reason
    }
    return nil
  }

  /// Types a sample value, or the log's placeholder for a secret that is not a sample.
  func typeSample(_ name: String, into label: UserAction.Label) -> ActionRefusal.Reason? {
    switch find(label, for: .type) {
    case .found(.field(let field)):
      if let value = field.value(ofSample: name) {
        field.set(value)
      } else if field.privacy == .secure, name == ScreenContent.Field.nameOfNoSample {
        log.append(.note("warning: a secret was typed here, and what the app gets is other text"))
        field.set(name)
      } else {
        return .unknownSample(name)
      }
    case .found: break
    case .failed(let reason): return reason
    }
    return nil
  }

  func toggle(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    switch find(label, for: .toggle) {
    case .found(.toggle(let toggle)): toggle.set(!toggle.isOn)
    case .found: break
    case .failed(let reason): return reason
    }
    return nil
  }

  /// Chooses an answer of the alert, or an option of a choice.
  func choose(_ option: UserAction.Label, in label: UserAction.Label?) -> ActionRefusal.Reason? {
    if let alert = places.alert, label == nil {
      let answers = alert.content.answers(named: option.text)
      let place = (option.occurrence ?? 1) - 1
      guard answers.indices.contains(place) else { return .unknownOption(option) }
      guard alert.allows(answers[place]) else { return .disabled(option) }
      submitByUser(.closeAlert(answers[place]))
      return nil
    }
    if let label {
      switch find(label, for: .choose) {
      case .found(let element): return choose(option, among: [element])
      case .failed(let reason): return reason
      }
    }
    let elements = elementsInReach.entries.map(\.element)
    return choose(option, among: elements.filter { $0.traits?.isDisabled == false })
  }

  private func choose(
    _ option: UserAction.Label, among elements: [ScreenContent.Element]
  ) -> ActionRefusal.Reason? {
    let place = (option.occurrence ?? 1) - 1
    var (count, meant): (Int, (() -> Void)?) = (0, nil)
    for element in elements {
      guard case .choice(let choice) = element, let named = choice.option(named: option.text) else {
        continue
      }
      if count == place { meant = { choice.set(named) } }
      count += 1
    }
    if option.occurrence == nil, count > 1 { return .ambiguous(option, count: count) }
    guard let meant else { return .unknownOption(option) }
    meant()
    return nil
  }
}
