/// One stay of a screen on stage: its place, and the flow that owns it.
///
/// The references to the places around it are nil once the page has left.
///
/// Four references are not checked for exclusive access, for the benchmark "push and pop". Each
/// access is immediate, and none of them owns an object whose `deinit` could run code of the app.
@MainActor
final class Page {
  let screen: any Screen
  /// The number of this arrival, which distinguishes it from earlier stays of the same screen.
  let number: UInt32
  /// The stack that it is on, unless it is embedded.
  @exclusivity(unchecked) unowned var stack: Stack?
  /// The page that it is embedded in.
  unowned var host: Page?
  /// The position in its stack, counted from the root.
  ///
  /// For an embedded page, this is a number that grows with each arrival in its host.
  var position = 0
  /// The pages that are embedded in it, in the order of their arrival.
  var embedded: [Page] = []
  /// The modal that it presents.
  unowned var presented: Region?
  /// The flow that owns it, and its neighbors among the pages of that flow.
  @exclusivity(unchecked) unowned var owner: FlowRecord?
  @exclusivity(unchecked) unowned var older: Page?
  @exclusivity(unchecked) unowned var newer: Page?

  init(_ screen: any Screen, number: UInt32) {
    self.screen = screen
    self.number = number
  }

  /// The page that represents it as a sender: itself, or its outermost host.
  var outermostHost: Page {
    var page = self
    while let host = page.host { page = host }
    return page
  }

  var isTop: Bool { stack.map { position == $0.pages.count - 1 } ?? false }

  /// True if it is on the detail stack of its root item.
  var isDetail: Bool { stack?.isDetail ?? false }

  /// True if it is the root of a root item or of a modal's stack, or the player.
  var isRoot: Bool { host == nil && position == 0 && !isDetail }

  var item: Item? { outermostHost.stack?.item }
  var region: Region? { item?.region }

  /// The modal that has it as a root.
  var modal: Region? {
    guard isRoot, let region = stack?.item?.region, !region.isBase else { return nil }
    return region
  }

  /// The page below it.
  ///
  /// For the lowest page of a detail, this is the top of the list.
  var below: Page? {
    guard let stack else { return nil }
    if position > 0 { return stack.pages[position - 1] }
    return isDetail ? stack.item?.list.top : nil
  }

  /// The pages that leave when the user goes back to it.
  var pagesAbove: [Page] {
    guard let stack else { return [] }
    let own = stack.pages[(position + 1)...]
    return own + (stack.coveringDetail?.pages ?? [])
  }

  /// Returns true if it is the other page, or is embedded in it at any depth.
  func isOrStands(in other: Page) -> Bool {
    var page: Page? = self
    while let next = page, next !== other { page = next.host }
    return page != nil
  }

  /// Calls a closure for each page that is embedded in it, each host before its embedded pages.
  func eachEmbedded(_ body: (_ page: Page, _ host: Page) -> Void) {
    for page in embedded {
      body(page, self)
      page.eachEmbedded(body)
    }
  }

  /// The page and all pages that are embedded in it.
  var withEmbedded: [Page] {
    var pages = [self]
    eachEmbedded { page, _ in pages.append(page) }
    return pages
  }
}
