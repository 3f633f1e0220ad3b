import Wireflow

/// The elements that distinguish the states of screens.
extension SightReader {
  /// The elements of a screen that count.
  enum Detail {
    /// Buttons, and whether there are rows, for a hidden screen.
    case buttons
    /// Also field values and disabled elements, which decide the possible steps.
    case steps
    /// Also the elements that are on or selected.
    case all
  }

  /// Returns the type of a screen, its buttons, its field values, and whether it has rows, by which
  /// the explorer counts tries.
  ///
  /// On a screen with a disabled element, the number of toggles that are on and of choices that are
  /// made counts, too. The element may need all of them, and each number gets tries of its own.
  func signature(of screen: any Screen) -> String {
    outline(of: screen, from: "(" + stage.name(of: screen).typeName, .steps)
  }

  func outline(of screen: any Screen, from start: String, _ detail: Detail) -> String {
    var text = start
    var (hasRows, hasDisabled, settingCount) = (false, false, 0)
    for element in contents.elements(of: screen) {
      let name = (element.traits?.id ?? element.label ?? "").masked
      switch element {
      case .row(let row):
        if row.action != nil, !row.traits.isDisabled { hasRows = true }
        continue
      case .button, .refresh: text += "," + name
      case .field(let field) where detail != .buttons: text += "," + name + "=" + field.value
      case .toggle(let toggle) where detail != .buttons:
        text += "," + name + (detail == .all ? toggle.isOn ? "+" : "-" : "")
        if toggle.isOn { settingCount += 1 }
      case .choice(let choice) where detail != .buttons:
        text += "," + name + (detail == .all ? "=" + choice.selectedName : "")
        if choice.selected != nil { settingCount += 1 }
      case .text, .image, .progress, .rows, .field, .toggle, .choice: continue
      }
      if element.traits?.isDisabled == true {
        text += "!"
        hasDisabled = true
      }
    }
    if detail == .steps, hasDisabled { text += ",\(settingCount) set" }
    return text + (hasRows ? ",rows)" : ")")
  }

  /// Returns the values of the fields and choices of a screen.
  func enteredValues(of screen: any Screen) -> String {
    var text = ""
    for element in contents.elements(of: screen) {
      switch element {
      case .field(let field) where !field.text.isEmpty: text += "=" + field.value
      case .choice(let choice): text += "=" + choice.selectedName
      case .text, .image, .row, .rows, .button, .refresh, .field, .toggle, .progress: break
      }
    }
    return text
  }

  /// Returns true if the user has typed something on a screen.
  func hasEntries(_ screen: any Screen) -> Bool {
    contents.elements(of: screen).contains {
      if case .field(let field) = $0 { !field.text.isEmpty } else { false }
    }
  }

  /// The visible titles and row labels, which a title may repeat.
  ///
  /// The title of an alert may also repeat those of the screen that showed it, which may be covered.
  var visibleData: [String] {
    var data: [String] = []
    for screen in visibleScreens + (snapshot.alert == nil ? [] : stackedScreens) {
      data.append(screen.title)
      for case .row(let row) in contents.elements(of: screen) { data.append(row.title) }
    }
    return data
  }

  /// The screens of the selected stacks.
  var stackedScreens: [any Screen] {
    ([snapshot.base] + snapshot.modals.map(\.region)).flatMap { region in
      let root = region.roots[region.selected]
      return root.screens + root.detail
    }
  }

  /// The visible data, and the whole visible content.
  var shown: Shown { (visibleData, content) }

  /// The content of the visible screens, and the badges of the root items.
  var content: String {
    var text = snapshot.base.roots.map { "\($0.representation.badge ?? "")" }.joined(separator: ",")
    for screen in visibleScreens {
      text += "|" + screen.title
      for element in contents.elements(of: screen) { text += "," + element.shownText }
    }
    return text
  }
}

extension ScreenContent.Element {
  /// The visible content of the element as one text.
  var shownText: String {
    switch self {
    case .text(let line): line.string
    case .image(let image): image.name
    case .row(let row): row.title + (row.subtitle ?? "")
    case .rows: ""
    case .button(let button): button.title + (button.traits.isDisabled ? "!" : "")
    case .refresh(let refresh): refresh.label
    case .field(let field): field.text
    case .toggle(let toggle): toggle.isOn ? "on" : "off"
    case .choice(let choice): choice.selected ?? ""
    case .progress(let progress): "\(progress.fraction ?? -1)"
    }
  }
}

extension ScreenContent.Choice {
  /// The name of the selected option, the same in every language.
  var selectedName: String {
    guard let selected, let place = options.firstIndex(of: selected) else { return "" }
    return optionNames[place].masked
  }
}

extension ScreenContent.Field {
  /// The name of the sample that the field holds, or a placeholder for any other text.
  var value: String {
    if text.isEmpty { return "" }
    return samples.first { $0.value == text }?.name ?? "other"
  }
}
