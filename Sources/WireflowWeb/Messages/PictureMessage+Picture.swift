import Wireflow
import WireflowInteraction

extension PictureMessage {
  /// Creates the message of a picture.
  init(_ picture: StagePicture) {
    words = picture.words == .english ? nil : Words(picture.words)
    base = Region(picture.base)
    modals = picture.modals.map { Modal($0) }
    player = picture.player.map { Player($0) }
    alert = picture.alert.map { Alert($0) }
    back = picture.wayBack?.description
    escape = picture.escape?.description
    keys = Self.keys(of: picture)
    alive = picture.screens.map(\.description).sorted()
  }
}

extension StagePicture {
  /// The action of the browser's back button.
  ///
  /// The stage refuses the action for an alert without a cancel answer, so that the browser does
  /// not leave the page.
  var wayBack: UserAction? {
    escape ?? (front == .alert ? .back : frontRegion.pages.reversed().compactMap(\.back).first)
  }
}

extension PictureMessage.Words {
  init(_ words: StageWords) {
    (language, isRightToLeft) = (words.language, words.isRightToLeft)
    (back, minimize, menu, player) = (words.back, words.minimize, words.menu, words.player)
    (nextPage, previousPage) = (words.nextPage, words.previousPage)
  }
}

extension PictureMessage.Region {
  init(_ region: StagePicture.Region) {
    id = "\(region.id)"
    navigation = region.container.rootNavigation.rawValue
    dock = region.container.playerDock.rawValue
    columns = region.container.columns
    isDrawerOpen = region.isDrawerOpen
    openDrawer = region.openDrawer?.description
    closeDrawer = region.closeDrawer?.description
    turns = region.turns.map {
      .init(next: $0.next?.description, previous: $0.previous?.description)
    }
    roots = region.rootItems.map { item in
      PictureMessage.Root(
        id: "\(item.id)", title: item.title, image: item.imageName, badge: item.badge,
        isSelected: item.isSelected,
        action: item.select?.description)
    }
    let places = region.stacks.lazy.flatMap { $0.enumerated() }
    pages = region.pages.map { page in
      var message = PictureMessage.Page(
        page, depth: places.first { $0.element == page.id }?.offset ?? 0)
      if region.isBehindWall { message.isBlank = true }
      return message
    }
  }
}

extension PictureMessage.Page {
  init(_ page: StagePicture.Page, depth: Int) {
    id = "\(page.id)"
    title = page.title
    self.depth = depth
    backTitle = page.backTitle
    back = page.back?.description
    dismissTitle = page.dismissTitle
    dismiss = page.dismiss?.description
    isCovered = page.isCovered
    elements = page.elements.map { .init($0) }
    let lists = page.rows.filter { $0.range.count < $0.count }
    self.lists = lists.isEmpty ? nil : lists.map { .init($0) }
  }
}

extension PictureMessage.LongList {
  init(_ rows: StagePicture.Rows) {
    id = rows.word
    start = rows.start
    from = rows.range.lowerBound
    to = rows.range.upperBound
    count = rows.count
  }
}

extension StagePicture.Rows {
  /// The identifier of the list as text.
  var word: String { "\(id.screen)-\(id.index)" }
}

extension PictureMessage.Modal {
  init(_ modal: StagePicture.Modal) {
    region = .init(modal.region)
    dismiss = modal.region.pages.last?.dismiss?.description
    switch modal.style {
    case .automatic: style = "sheet"
    case .sheet(let detents):
      style = "sheet"
      detent = detents.first == .medium ? "medium" : "large"
    case .fullScreen: style = "fullScreen"
    case .wall: style = "wall"
    case .formSheet: style = "formSheet"
    case .popover(let label, let size):
      style = "popover"
      anchor = label
      (width, height) = (size?.width, size?.height)
    }
  }
}

extension PictureMessage.Player {
  init(_ player: StagePicture.Player) {
    page = .init(player.page, depth: 0)
    isMaximized = player.isMaximized
    minimize = player.minimize?.description
    maximize = player.maximize?.description
  }
}

extension PictureMessage.Alert {
  init(_ alert: StagePicture.Alert) {
    id = "\(alert.id)"
    title = alert.content.title
    message = alert.content.message
    style = alert.content.style.rawValue
    anchor = alert.content.anchor
    fields = alert.fields.isEmpty ? nil : alert.fields.map { .init($0) }
    // The browser knows earlier than the stage which answers have their text.
    answers = zip(alert.content.actions, alert.content.answerLabels).map { answer, label in
      Answer(
        text: answer.title, role: answer.role.rawValue,
        action: UserAction.choose(label).description, needsText: answer.needsText ? true : nil)
    }
  }
}
