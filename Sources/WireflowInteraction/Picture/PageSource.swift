import Wireflow

/// The screens of a page in the picture.
@MainActor
struct PageSource {
  /// The texts and elements of a page at the time of reading.
  struct Reading: Sendable {
    var title: String
    var backTitle: String?
    var elements: [StagePicture.Element] = []
    var rows: [StagePicture.Rows] = []
  }

  /// The properties that identify a reading of the same screens.
  struct Key: Hashable {
    let screens: [StagePicture.ID]
    let below: ObjectIdentifier?
    let isCovered: Bool
  }

  /// The screen, and those embedded in it, each host before its embedded screens.
  let screens: [any Screen]
  let ids: [StagePicture.ID]
  /// The screen to which the user can go back.
  let below: (any Screen)?
  let isCovered: Bool

  var key: Key {
    Key(screens: ids, below: below.map { ObjectIdentifier($0) }, isCovered: isCovered)
  }

  /// Reads each screen once, with all rows of long lists or only the requested ones.
  func read(at pictures: Pictures, isWhole: Bool) -> Reading {
    var reading = Reading(title: screens[0].title, backTitle: below?.title)
    guard !isCovered else { return reading }
    for (screen, id) in zip(screens, ids) {
      var reader = PageReader(screen, id: id, pictures: pictures, isWhole: isWhole)
      reader.read(into: &reading)
    }
    return reading
  }
}

extension StagePicture.Element {
  @MainActor
  init(
    _ element: ScreenContent.Element, at index: Int, of screen: StagePicture.ID,
    _ mark: StagePicture.ElementMark?, _ words: StageWords
  ) {
    let traits = element.traits
    self.mark = mark
    kind = Kind(element, words)
    if case .choice(let choice) = element {
      optionNames = choice.optionNames
    } else {
      optionNames = []
    }
    id = ID(screen: screen, name: traits?.id, index: index, kind: element.kind)
    if case .button(let button) = element { barEdge = button.barEdge }
    if case .image(let image) = element { pixels = image.pixels }
    isDisabled = traits?.isDisabled ?? false
    accessibilityLabel = traits?.accessibilityLabel
    accessibilityValue = traits?.accessibilityValue
    accessibilityHint = traits?.accessibilityHint
    shortcut = traits?.shortcut
    menu = traits?.menu
  }
}

extension StagePicture.Element.Kind {
  @MainActor
  init(_ element: ScreenContent.Element, _ words: StageWords) {
    self =
      switch element {
      case .text(let text): .text(text.string)
      case .image(let image): .image(name: image.name, alternative: image.alternative)
      case .row(let row): .row(title: row.title, subtitle: row.subtitle, leads: row.action != nil)
      // The reader creates one element per row, but none for the whole list.
      case .rows(let rows): .text("\(rows.count)")
      case .button(let button): .button(button.title, button.role)
      case .refresh(let refresh):
        .refresh(
          refresh.hasOwnLabel ? refresh.label : words.refresh, isRefreshing: refresh.isRefreshing)
      case .field(let field): .field(.init(field))
      case .toggle(let toggle): .toggle(toggle.label, isOn: toggle.isOn)
      case .choice(let choice):
        .choice(label: choice.label, options: choice.options, selected: choice.selected)
      case .progress(let progress): .progress(progress.label, fraction: progress.fraction)
      }
  }
}

extension StagePicture.Element.Field {
  @MainActor
  init(_ field: ScreenContent.Field) {
    label = field.label
    isSecure = field.isSecure
    text = isSecure ? "" : field.text
    length = field.text.count
    prompt = field.prompt
    keyboard = field.keyboard
    submits = field.submit != nil
    samples = field.samples.map { [isSecure] in isSecure ? $0.name : $0.value }
  }
}
