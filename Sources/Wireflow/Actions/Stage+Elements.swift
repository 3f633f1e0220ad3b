extension Stage {
  func tap(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    switch find(label, for: .tap) {
    case .found(.row(let row)): row.action?()
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
