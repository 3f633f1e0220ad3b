import WireflowExploration
import WireflowWeb

extension PageArtist {
  /// Returns an artist that draws places like the page of a running app.
  static func webPages() -> PageArtist {
    let pages = PagesBox()
    return PageArtist(
      number: { pages.pages.add($0) },
      content: { (pages.pages.pictures, pages.pages.images) })
  }
}

/// The pictures of one page.
private final class PagesBox {
  var pages = PicturePages()
}
