import Wireflow

/// A reader of the elements of one screen, which numbers those with the same name.
@MainActor
struct PageReader {
  let screen: any Screen
  let id: StagePicture.ID
  let pictures: Pictures
  /// True to read every row of long lists.
  let isWhole: Bool
  private let words: StageWords
  /// The number of elements per name so far, without rows of long lists.
  private var counts: [String: Int] = [:]
  /// The rows of long lists so far.
  private var names: [NameIndex] = []
  /// The number of the section, and that of the elements left in it.
  private var section: (number: Int, left: Int)?
  private var sectionCount = 0

  init(_ screen: any Screen, id: StagePicture.ID, pictures: Pictures, isWhole: Bool) {
    self.screen = screen
    self.id = id
    self.pictures = pictures
    self.isWhole = isWhole
    words = pictures.stage?.words ?? .english
  }

  /// Adds the elements of the screen to its page.
  mutating func read(into page: inout StagePicture.Page) {
    let list = ElementList(of: [screen], rows: pictures.rowNames)
    var marks = ElementMarks(list)
    for (position, entry) in list.entries.enumerated() {
      enterSection(of: entry.element)
      if case .rows(let rows) = entry.element {
        read(rows, at: position, &marks, into: &page)
        continue
      }
      if case .field = entry.element { pictures.stage?.noteIfSecure(entry.element) }
      var number = position
      if let id = entry.element.traits?.id {
        number = count(of: id)
        counts[id, default: 0] += 1
      }
      let mark = entry.use.map { marks.mark(at: .init(position: position), for: $0) }
      add(StagePicture.Element(entry.element, at: number, of: id, mark, words), to: &page)
    }
  }

  private func add(_ element: StagePicture.Element, to page: inout StagePicture.Page) {
    var element = element
    element.section = section?.number
    page.elements.append(element)
  }

  private mutating func enterSection(of element: ScreenContent.Element) {
    if case .text(let text) = element, let size = text.sectionCount {
      section = (sectionCount, size)
      sectionCount += 1
    } else if let open = section {
      section = open.left > 0 ? (open.number, open.left - 1) : nil
    }
  }

  private mutating func read(
    _ rows: ScreenContent.Rows, at position: Int, _ marks: inout ElementMarks,
    into page: inout StagePicture.Page
  ) {
    let list = StagePicture.Element.ID(screen: id, name: nil, index: names.count, kind: "rows")
    let range = isWhole ? 0..<rows.count : pictures.range(of: list, count: rows.count)
    let new = pictures.rowNames.names(of: rows, names.count, on: screen)
    let start = page.elements.count
    for place in range {
      let row = rows.row(at: place)
      let name = row.traits.id ?? ""
      let number = count(of: name) + new.count(of: name, above: place)
      let mark =
        row.hasActions ? marks.mark(at: .init(position: position, row: place), for: .tap) : nil
      add(StagePicture.Element(.row(row), at: number, of: id, mark, words), to: &page)
    }
    names.append(new)
    page.rows.append(
      StagePicture.Rows(id: list, count: rows.count, range: range, start: start, names: new))
  }

  private func count(of name: String) -> Int {
    names.reduce(counts[name] ?? 0) { $0 + $1.count(of: name) }
  }
}

/// The screens of a page in the picture.
@MainActor
struct PageSource {
  /// The screen, and those embedded in it, each host before its embedded screens.
  let screens: [any Screen]
  let ids: [StagePicture.ID]
  /// The screen to which the user can go back.
  var below: (any Screen)?
  var isCovered = false

  /// Reads each screen once, with all rows of long lists or only the requested ones.
  func read(at pictures: Pictures, isWhole: Bool) -> StagePicture.Page {
    var page = StagePicture.Page(
      id: ids[0], title: screens[0].title, backTitle: below?.title, isCovered: isCovered)
    guard !isCovered else { return page }
    for (screen, id) in zip(screens, ids) {
      var reader = PageReader(screen, id: id, pictures: pictures, isWhole: isWhole)
      reader.read(into: &page)
    }
    return page
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
    id = ID(screen: screen, name: traits?.id, index: index, kind: element.kind)
    if case .choice(let choice) = element { optionNames = choice.optionNames }
    if case .button(let button) = element { barEdge = button.barEdge }
    if case .image(let image) = element { pixels = image.pixels }
    if case .text(let text) = element { isHeader = text.isHeader }
    isDisabled = traits?.isDisabled ?? false
    accessibilityLabel = traits?.accessibilityLabel
    accessibilityValue = traits?.accessibilityValue
    accessibilityHint = traits?.accessibilityHint
    shortcut = traits?.shortcut
    menu = traits?.menu
    guard case .row(let row) = element else { return }
    rowActions = row.actions.enumerated().map { place, button in
      var action = Self(.button(button), at: place, of: screen, mark, words)
      action.rowPlace = button.rowPlace
      return action
    }
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
    lines = field.lines
    submits = field.submit != nil
    samples = field.samples.map { [isSecure] in isSecure ? $0.name : $0.value }
  }
}
