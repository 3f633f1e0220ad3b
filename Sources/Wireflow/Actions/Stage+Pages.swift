/// The pages that the user turns.
extension Stage {
  /// Selects the page that follows or precedes the visible one by some steps.
  func turnPage(by step: Int) -> ActionRefusal.Reason? {
    guard places.hasPages(places.drawerRegion) else { return .noPages }
    if let coveredRoots { return coveredRoots }
    guard let page = places.page(by: step, in: places.drawerRegion) else {
      return step > 0 ? .lastPage : .firstPage
    }
    submitByUser(.select(page))
    return nil
  }

  /// Returns the action that turns to a page next to the visible one, or nil if the user cannot.
  func turn(to root: any Screen) -> UserAction? {
    guard coveredRoots == nil else { return nil }
    return pageTurns.first { $0.page === root }?.action
  }

  /// The pages next to the visible one, with the actions that turn to them.
  package var pageTurns: [(action: UserAction, page: any Screen)] {
    let region = places.drawerRegion
    guard places.hasPages(region) else { return [] }
    return [(UserAction.next, 1), (.previous, -1)].compactMap { action, step in
      places.page(by: step, in: region).map { (action, $0) }
    }
  }
}

extension Places {
  /// Returns true if the user turns the root items of a region like pages.
  func hasPages(_ region: Region) -> Bool { region.container.rootNavigation == .pages }

  /// Returns the root item at some distance from the selected one, or nil beyond the ends.
  func page(by step: Int, in region: Region) -> (any Screen)? {
    let place = region.selected + step
    let roots = region.roots
    return roots.indices.contains(place) ? roots[place] : nil
  }
}
