import WireflowExploration
import WireflowWeb

extension PageArtist {
  /// Returns the artist that draws places as the page of a running app does.
  static func webPages() -> PageArtist {
    let pages = PagesBox()
    return PageArtist(
      style: PicturePages.style, script: PicturePages.script, number: { pages.pages.add($0) },
      content: { (pages.pages.pictures, pages.pages.images) })
  }
}

/// The pictures of one page, while they are collected.
private final class PagesBox {
  var pages = PicturePages()
}
